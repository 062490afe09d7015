import type { Say } from '@maru/i18n/react'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
const { valueWord } = await import('./audit-words.ts')

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
