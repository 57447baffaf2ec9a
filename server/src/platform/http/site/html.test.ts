import { expect, it } from "vitest";
import { html, jsonForPage } from "./html.ts";

it("escapes every text, in attributes and between elements", () => {
  const hostile = `"><script>alert('1')</script>&`;

  const { text } = html`<a title="${hostile}">${hostile}</a>`;

  expect(text).toBe(
    `<a title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</a>`,
  );
});

it("writes lists one after the other, numbers as they are, and nothing for what is absent", () => {
  const items = ["<", 2].map((each) => html`<b>${each}</b>`);

  expect(html`<p>${items}${null}${undefined}${false}</p>`.text).toBe("<p><b>&lt;</b><b>2</b></p>");
});

it("writes data that cannot end its element", () => {
  expect(jsonForPage({ name: "</script><b>" }).text).toBe('{"name":"\\u003c/script>\\u003cb>"}');
});
