import { expect, test } from 'vitest'
import { backdoorsOf } from './backdoors.ts'
import type { Wanted } from './players.ts'
import { codesByName, RECON_TOKEN } from './world.ts'

const opened: Wanted[] = []
const players = {
  open: async (wanted: Wanted) => {
    opened.push(wanted)
    return 'a-token'
  },
  endSessions: async () => {},
}
const session = backdoorsOf(players, codesByName())['/backdoors/session']

test.each(['Red Tiger', 'redtiger', 'RedTiger', ' red  tiger'])(
  'a session of the provider %s is opened',
  async (provider) => {
    await session?.({ provider, userId: 'somebody' }, new URLSearchParams())
    expect(opened.at(-1)).toMatchObject({ vendorCode: 'redtiger', userId: 'somebody' })
  },
)

test('the token to reconcile with is the one that the tests of Red Tiger send', () => {
  expect(RECON_TOKEN).toBe('RECON_TOKEN_LONGER_THAN_32_CHARACTERS')
})
