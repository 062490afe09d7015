import { expect, test } from 'vitest'
import { openingOf } from './frame-origin.rules.ts'

const page = {
  href: 'https://play.example/slot',
  frameOrigins: ['https://studio.example', 'https://old.example'],
  loadedFor: null,
}
const opened = (address: string, changes: Partial<Parameters<typeof openingOf>[1]> = {}) =>
  openingOf(address, { ...page, ...changes })

test('what the page may frame is framed, at any path of its origin', () => {
  expect(opened('https://studio.example/play/koi?session=1')).toBe('frame')
  expect(opened('https://old.example')).toBe('frame')
  expect(opened('/studio/play/koi')).toBe('frame')
})

test('a vendor registered since the page was loaded gets a page loaded anew, and only one', () => {
  expect(opened('https://new.example/play')).toBe('anew')
  expect(opened('https://new.example:8443/play', { loadedFor: 'https://new.example' })).toBe('anew')
  expect(opened('https://new.example/play', { loadedFor: 'https://new.example' })).toBe('window')
  expect(opened('https://studio.example.evil.example/')).toBe('anew')
})

test('a page over https frames none over http, known or not', () => {
  expect(opened('http://old.example/play', { frameOrigins: ['http://old.example'] })).toBe('window')
  expect(
    opened('http://old.example/play', { href: 'http://localhost:8200/', frameOrigins: ['http://old.example'] }),
  ).toBe('frame')
})
