import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html, jsonData } from './html.ts'

test('typed text is escaped in elements and attributes', () => {
  const typed = `"><script>alert('1')</script>&amp;`
  const escaped = '&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;amp;'
  expect(html`<p title="${typed}">${typed}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`)
})

test('no text at all can open an element or leave an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(html`${typed}`.text).not.toMatch(/[<>"'`]/)
    }),
  )
})

test('markup is not escaped, lists are joined, empty values are left out, zero is not', () => {
  const items = ['Πεύκα', 'Сосны'].map((name) => html`<li>${name}</li>`)
  expect(html`${items}${null}${undefined}${false}${0}`.text).toBe('<li>Πεύκα</li><li>Сосны</li>0')
  expect(html`${[['<'], [html`<b>ok</b>`]]}`.text).toBe('&#60;<b>ok</b>')
})

test('JSON in a page cannot end its element, and reads back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const { text } = jsonData({ name: `${typed}</script><!--` })
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual({ name: `${typed}</script><!--` })
    }),
  )
})
