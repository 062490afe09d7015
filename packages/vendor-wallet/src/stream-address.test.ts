import { expect, test } from 'vitest'
import { isStreamAddress } from './stream-address.ts'

test.each([
  'https://live.example/table-1/index.m3u8?key=1',
  'https://203.0.113.7:8443/whep/1',
  'https://[2001:db8::1]/whep',
  'http://127.0.0.1:9000/table.m3u8',
  'http://localhost/table.m3u8',
])('a stream may come from %s', (address) => {
  expect(isStreamAddress(address)).toBe(true)
})

test.each([
  'http://live.example/table.m3u8',
  'https://name:secret@live.example/table.m3u8',
  'https://name@live.example/table.m3u8',
  'https://a;script-src/table.m3u8',
  "https://'self'/table.m3u8",
  'https://*/table.m3u8',
  'https://*.example/table.m3u8',
  'javascript:alert(1)',
  'data:text/html,x',
  'wss://live.example/x',
  'blob:https://live.example/x',
  'table.m3u8',
  '',
])('and not from %s', (address) => {
  expect(isStreamAddress(address)).toBe(false)
})
