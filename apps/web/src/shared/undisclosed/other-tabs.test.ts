import { afterEach, expect, test, vi } from 'vitest'
import { goneMs, type Held, joinTabs, reloadMs, type Tabs } from './other-tabs.ts'

const held = { shown: 98_000, since: 1_000 }
const open: Tabs[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.close()
})

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const openTab = (own = memory()) => {
  const delivered: [Held | undefined, number][] = []
  const taken: (Held | undefined)[] = []
  let leave: () => void = () => {}
  const tabs = joinTabs(
    { become: (...said) => delivered.push(said), taken: (was) => taken.push(was) },
    own,
    (act) => (leave = act),
  )
  open.push(tabs)
  return { ...tabs, delivered, taken, leave: () => leave() }
}
const receives = (tab: { delivered: unknown[] }, said: unknown) =>
  vi.waitFor(() => expect(tab.delivered.at(-1)).toEqual(said))

test('another tab shows no more than the tab that plays, until that has shown its round', async () => {
  const playing = openTab()
  const other = openTab()
  playing.say(held)
  await receives(other, [held, goneMs])
  playing.say(undefined)
  await receives(other, [undefined, goneMs])
  expect(playing.delivered).toEqual([])
})

test('a tab that is opened in the middle of a round asks', async () => {
  const playing = openTab()
  playing.say(held)
  await receives(openTab(), [held, goneMs])
})

test('a reload in the middle of a round goes on as before, once', async () => {
  const own = memory()
  const playing = openTab(own)
  playing.say(held)
  playing.leave()
  playing.close()
  expect(openTab(own).delivered).toEqual([[held, reloadMs]])
  expect(openTab(own).delivered).toEqual([])
})

test('a second reload before the game has come holds it, too', () => {
  const own = memory()
  const playing = openTab(own)
  playing.say(held)
  playing.leave()
  openTab(own).leave()
  expect(openTab(own).delivered).toEqual([[held, reloadMs]])
})

test('a reload between two rounds holds nothing back', () => {
  const own = memory()
  const playing = openTab(own)
  playing.say(held)
  playing.say(undefined)
  playing.leave()
  playing.close()
  expect(openTab(own).delivered).toEqual([])
})

test('a tab whose game was taken by another says no more of its round', async () => {
  const own = memory()
  const first = openTab(own)
  first.say(held)
  const second = openTab()
  await receives(second, [held, goneMs])
  second.take()
  await vi.waitFor(() => expect(first.taken).toEqual([held]))
  await receives(openTab(), undefined)
  first.leave()
  expect(openTab(own).delivered).toEqual([])
  expect(second.taken).toEqual([])
})

test('a round that is shown to its end where it began holds nothing back in the tab that took its game', async () => {
  const first = openTab()
  first.say(held)
  const second = openTab()
  await receives(second, [held, goneMs])
  second.take()
  await vi.waitFor(() => expect(first.taken).toEqual([held]))
  first.say(undefined)
  expect(second.delivered.at(-1)).toEqual([held, goneMs])
  first.endTaken()
  await receives(second, [undefined, goneMs])
})
