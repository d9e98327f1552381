import type { Method } from '@washcoat/contract-kernel';
import { Problem } from '@washcoat/service-kit';
import type { Context } from 'koa';

export type Answer = (koa: Context) => Promise<void> | void;

/** What the door answers at exact paths. HEAD comes with GET. */
export class RouteTable {
  private readonly routes = new Map<string, Map<string, Answer>>();

  /** Throws when the path has this method already: two owners of one call are a mistake. */
  add(method: Method, path: string, answer: Answer): void {
    const methods = this.routes.get(path) ?? new Map<string, Answer>();
    if (methods.has(method)) throw new Error(`${method} ${path} is bound twice`);
    this.routes.set(path, methods.set(method, answer));
  }

  /** The methods bound at a path. */
  methodsOf(path: string): string[] {
    return [...(this.routes.get(path)?.keys() ?? [])];
  }

  /** Whether something is bound at the path for the method; every path that is known answers OPTIONS. */
  knows(method: string, path: string): boolean {
    const methods = this.methodsOf(path);
    return (
      methods.includes(method === 'HEAD' ? 'GET' : method) || (method === 'OPTIONS' && methods.length > 0)
    );
  }

  /** Answers the request when its path is known; a wrong method is refused with 405 and Allow. */
  async answer(koa: Context): Promise<boolean> {
    const methods = this.routes.get(koa.path);
    if (!methods) return false;
    const answer = methods.get(koa.method === 'HEAD' ? 'GET' : koa.method);
    if (answer) await answer(koa);
    else refuse(koa, this.methodsOf(koa.path));
    return true;
  }
}

function refuse(koa: Context, methods: string[]): void {
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  koa.set('Allow', allowed.join(', '));
  if (koa.method !== 'OPTIONS') {
    throw new Problem(405, 'This call has another method.', { code: 'WRONG_METHOD' });
  }
  koa.status = 204;
}
