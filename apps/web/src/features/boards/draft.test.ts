import { expect, test } from 'vitest'
import { saysSomething } from './draft.ts'

test('empty paragraphs and spaces are nothing written', () => {
  for (const html of ['', '<p><br></p>', '<p>&nbsp; </p><p><br></p>']) expect(saysSomething(html), html).toBe(false)
})

test('a word or a picture alone is something written', () => {
  for (const html of ['<p>달</p>', '<p><img src="/pictures/1" alt=""></p>'])
    expect(saysSomething(html), html).toBe(true)
})
