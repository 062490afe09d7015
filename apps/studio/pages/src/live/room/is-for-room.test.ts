import { expect, test } from 'vitest'
import { isForRoom } from './is-for-room.ts'

const noKeys = { metaKey: false, ctrlKey: false, altKey: false }
const within = (...parts: string[]) => ({ closest: (selector: string) => (parts.includes(selector) ? {} : null) })
const inRoom = within('.live-room')

test('a letter acts while the focus is in the room, and nowhere else', () => {
  expect(isForRoom({ ...noKeys, target: inRoom })).toBe(true)
  expect(isForRoom({ ...noKeys, target: within() })).toBe(false)
  expect(isForRoom({ ...noKeys, target: null })).toBe(false)
})

test('a letter written in the chat lays no chips and plays no hand', () => {
  expect(isForRoom({ ...noKeys, target: within('.live-room', '.room-chat') })).toBe(false)
})

test('a letter with a modifier is for the browser', () => {
  for (const key of ['metaKey', 'ctrlKey', 'altKey'])
    expect(isForRoom({ ...noKeys, [key]: true, target: inRoom })).toBe(false)
})
