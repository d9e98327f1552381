import { html, joined, Markup } from './markup';

it('escapes text and leaves markup', () => {
  expect(html`<p title="${`a"'&<b>`}">${joined([html`<b>${'<i>'}</b>`])}</p>`.text).toBe(
    '<p title="a&quot;&#39;&amp;&lt;b&gt;"><b>&lt;i&gt;</b></p>',
  );
  expect(html`<b>${new Markup('<i>x</i>')}${7}</b>`.text).toBe('<b><i>x</i>7</b>');
});
