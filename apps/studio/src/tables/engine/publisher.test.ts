import type { BusMessage } from '@maru/stomp/bus'
import { expect, test } from 'vitest'
import { ownTableSubject } from '../engine-shapes.ts'
import { sleep } from './engine.fixture.ts'
import { Publisher } from './publisher.ts'
import { createPurses } from './purses.ts'
import { Waiting } from './waiting.ts'
import { playerKeyOf } from './wallet-ids.ts'

const [ONE, OTHER] = [playerKeyOf('1', 'player-one'), playerKeyOf('1', 'player-other')]
const LONG_MS = 300

/** A table where nobody has bet yet. */
const setUp = () => {
  const sent: BusMessage[] = []
  const now = { table: { code: 'table' }, term: 1, row: { round: 1 }, rounds: new Map(), players: new Map(), seats: [] }
  const bus = { publish: (messages: readonly BusMessage[]) => void sent.push(...messages) }
  const waiting = new Waiting()
  const publisher = new Publisher({ bus } as never, createPurses(), waiting, () => now as never)
  return { publisher, waiting, subjects: () => sent.map(({ subject }) => subject) }
}
const subjectOf = (player: string): string => ownTableSubject('table', '1', player)

test('many bets of a player are one message to its other pages', async () => {
  const { publisher, subjects } = setUp()
  for (let n = 0; n < 5; n++) publisher.ownSoon([ONE])
  publisher.ownSoon([OTHER])
  expect(subjects()).toEqual([])
  await expect.poll(subjects).toEqual([subjectOf('player-one'), subjectOf('player-other')])
  publisher.ownSoon([ONE])
  await expect.poll(() => subjects().length).toBe(3)
})

test('the part of a player of whom something is being stored is published once it is', async () => {
  const { publisher, waiting, subjects } = setUp()
  waiting.storing(new Set([ONE]))
  publisher.ownSoon([ONE, OTHER])
  await expect.poll(subjects).toEqual([subjectOf('player-other')])
  await sleep(LONG_MS)
  expect(subjects()).toEqual([subjectOf('player-other')])
  waiting.stored()
  await expect.poll(subjects).toEqual([subjectOf('player-other'), subjectOf('player-one')])
})

test('nothing is published of a table that this process does not lead any more', async () => {
  const { publisher, subjects } = setUp()
  publisher.ownSoon([ONE])
  publisher.close('table')
  publisher.ownSoon([OTHER])
  await sleep(LONG_MS)
  expect(subjects()).toEqual([])
})
