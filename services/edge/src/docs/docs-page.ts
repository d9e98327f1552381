import { html, joined, type Markup } from '@washcoat/paper';
import { callsOf, type CallTable, type KnownCall } from '../calls/call-table';
import { docsStyle } from './docs-style';

/** The readable page of all calls, by service. It needs no script and nothing from elsewhere. */
export function docsPage(tables: ReadonlyMap<string, CallTable>): string {
  const services = [...tables.keys()];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Washcoat: the calls</title>
        <style>
          ${docsStyle}
        </style>
      </head>
      <body>
        <header>
          <h1>The calls</h1>
          <p>
            Generated from the definitions that validate them. For programs:
            <a href="/openapi.json">/openapi.json</a>.
          </p>
          <nav>${joined(services.map((service) => html`<a href="#${service}">${service}</a> `))}</nav>
        </header>
        <main>${joined([...tables].map(([service, table]) => section(service, callsOf(table))))}</main>
      </body>
    </html>`;
  return page.text;
}

function section(service: string, calls: readonly KnownCall[]): Markup {
  const own = calls.filter(({ operation }) => operation['x-spelling-of'] === undefined);
  return html`<section>
    <h2 id="${service}">${service}</h2>
    ${joined(own.map((one) => call(one, spellingsOf(one, calls))))}
  </section>`;
}

function spellingsOf({ path, method }: KnownCall, calls: readonly KnownCall[]): string[] {
  return calls
    .filter((other) => other.operation['x-spelling-of'] === path && other.method === method)
    .map((other) => other.path);
}

function call({ method, path, operation }: KnownCall, spellings: readonly string[]): Markup {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return html`<article id="${operationId}">
    <h3><b>${method}</b> <code>${path}</code></h3>
    <p>${summary}</p>
    <p class="access">${description}</p>
    ${joined(spellings.map((spelling) => html`<p>Also <code>${spelling}</code></p>`))}
    ${method === 'GET' ? schema('Query', parameters) : schema('Body', requestBody)}
    ${schema('Answer', responses['200'])}
  </article>`;
}

function schema(title: string, content: unknown): Markup {
  return html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(content ?? {}, null, 2)}</pre>
  </details>`;
}
