import { describeAccess, type Endpoint } from '@washcoat/contract-kernel';
import { html, joined, type Markup } from '@washcoat/paper';
import { z } from 'zod';
import { docsStyle } from './docs-style';

/** The readable page of all calls, by service. It needs no script and nothing from elsewhere. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  const services = [...new Set(endpoints.map(({ service }) => service))];
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
        <main>${joined(services.map((service) => section(service, endpoints)))}</main>
      </body>
    </html>`;
  return page.text;
}

function section(service: string, endpoints: readonly Endpoint[]): Markup {
  const own = endpoints.filter((endpoint) => endpoint.service === service);
  return html`<section>
    <h2 id="${service}">${service}</h2>
    ${joined(own.map(call))}
  </section>`;
}

function call(endpoint: Endpoint): Markup {
  const { id, method, path, aliases = [], summary, access, input, output, body } = endpoint;
  return html`<article id="${id}">
    <h3><b>${method}</b> <code>${path}</code></h3>
    <p>${summary}</p>
    <p class="access">${describeAccess(access)}</p>
    ${joined(aliases.map((alias) => html`<p>Also <code>${alias}</code></p>`))}
    ${schema(method === 'GET' ? 'Query' : 'Body', z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))}
    ${
      body === 'file'
        ? html`<p>Answers a file.</p>`
        : schema('Answer', z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }))
    }
  </article>`;
}

function schema(title: string, { $schema: _dialect, ...content }: z.core.JSONSchema.BaseSchema): Markup {
  return html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(content, null, 2)}</pre>
  </details>`;
}
