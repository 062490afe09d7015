import { describe, expect, test } from 'vitest'
import { hasWords, sanitised } from './sanitised.ts'

test('the tags of a text stay as they are, and sanitising twice changes nothing', () => {
  const html =
    '<h3>Summer</h3><p>A <b>bold</b> <em>word</em></p><ul><li>one</li><li>two</li></ul><p><a href="/member/main">here</a></p>'
  expect(sanitised(html)).toBe(html)
  for (const text of [html, 'a < b & c', '<a href="https://x.example">x</a>', 'two\nlines'])
    expect(sanitised(sanitised(text))).toBe(sanitised(text))
})

describe('left out is', () => {
  test.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">text</p>', '<p>text</p>'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['<iframe src="https://evil.example"></iframe>text', 'text'],
    ['<svg><script>alert(1)</script></svg>text', 'text'],
    ['<style>*{display:none}</style>text', 'text'],
    ['<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>text', 'text'],
    ['<!-- <script>alert(1)</script> -->text', 'text'],
    ['<form action="https://evil.example"><input name="password">text</form>', 'text'],
    ['<base href="https://evil.example">text', 'text'],
  ])('%s', (html, left) => {
    expect(sanitised(html)).toBe(left)
  })

  test('where a link may not lead, in whatever way it is spelled', () => {
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java&#x09;script:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      'http://x.example',
      '//evil.example',
      '/\\\\evil.example',
      'https://maru.example@evil.example/',
      'vbscript:x',
    ])
      expect(sanitised(`<a href="${href}">x</a>`), href).not.toMatch(/href/)
  })
})

test('a link to another site opens apart from ours, and gives nothing away', () => {
  expect(sanitised('<a href="https://x.example/a">x</a>')).toBe(
    '<a href="https://x.example/a" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  )
})

test('plain text stays what was typed, line by line', () => {
  expect(sanitised('a < b & c\nnext')).toBe('a &lt; b &amp; c<br />next')
})

test('marks that would cover the lines around them are left out, however they are spelled; so is what turns words', () => {
  for (const piled of [`z${'\u0301'.repeat(200)}`, `z${'&#x301;'.repeat(200)}`, `z${'&#769;<b></b>'.repeat(50)}`])
    expect(sanitised(`<p>${piled}</p>`).match(/\p{M}/gu), piled.slice(0, 12)).toHaveLength(3)
  expect(sanitised('<p>&#x202e;evil &#8203;x</p>')).toBe('<p>evil x</p>')
  // An address stays what was looked at.
  expect(sanitised('<a href="/&#x200b;/evil.example">x</a>')).not.toMatch(/href="\/\//)
})

test('what nobody can read has no words', () => {
  for (const html of ['<p> </p>', '<p>\u3164</p>', '<p><br></p>', '&nbsp;', '<script>x</script>'])
    expect(hasWords(sanitised(html))).toBe(false)
  expect(hasWords('<p>x</p>')).toBe(true)
})
