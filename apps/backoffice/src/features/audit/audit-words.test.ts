import type { Say } from '@maru/i18n/react'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} })
const { actionWord, valueWord } = await import('./audit-words.ts')

const key: Say<'office'> = (name) => name

test('a cash request that staff refused is a refusal in the audit log, not a cancellation', () => {
  expect(['0', '2', '1', '-1', '7'].map((status) => valueWord(key, 'status', status))).toEqual([
    'cash.applied',
    'cash.waiting',
    'cash.completed',
    'cash.rejected',
    '7',
  ])
})

test('a sum of a coin action is USDT, the cash beside it the site’s', () => {
  expect(valueWord(key, 'amount', '250000000', 'coin.credit')).toBe('250.000000 USDT')
  expect([valueWord(key, 'cash', '346073', 'coin.credit'), valueWord(key, 'amount', '346073', 'cash.approve')]).toEqual(
    ['346,073', '346,073'],
  )
})

test('every action of coin has a word', () => {
  for (const action of [
    'credit',
    'return',
    'ask-credit',
    'confirm-credit',
    'drop-credit',
    'ask-return',
    'confirm-return',
    'drop-return',
    'pay',
    'ask-pay',
    'confirm-pay',
  ])
    expect(actionWord(key, `coin.${action}`)).toMatch(/^action\.coin-/)
  for (const action of ['drop-pay', 'retry', 'drop'])
    expect(actionWord(key, `coin.${action}`)).toMatch(/^action\.coin-/)
})
