import { expect, type Page } from '@playwright/test'
import { says } from './texts.ts'

const say = says('ko', 'office')

/** Staff call the new member and approve, in the sign-up queue. */
export const approveSignUp = async (office: Page, memId: string): Promise<void> => {
  await office.goto('/sign-ups')
  const row = office.getByText(memId).first()
  await expect(row).toBeVisible()
  await row.click()
  await office
    .getByRole('button', { name: say('sign-up.call') })
    .first()
    .click()
  await office
    .getByRole('button', { name: say('sign-up.approve') })
    .first()
    .click()
  // A row under the cursor does not jump away: it stays and says that it is done.
  await expect(office.getByText(say('queue.gone')).first()).toBeVisible()
}

/** Takes a member's request in hand. The cash queue must be open; the row appears by itself. */
export const startRequest = async (office: Page, memNick: string): Promise<void> => {
  const fresh = office.getByRole('button', { name: /./ }).filter({ hasText: say('queue.new', { count: 1 }) })
  const row = office.getByRole('row').filter({ hasText: memNick }).first()
  await expect(row.or(fresh).first()).toBeVisible()
  if (!(await row.isVisible())) await fresh.first().click()
  await row.click()
  await office.getByRole('button', { name: say('cash.start') }).click()
  await expect(row).toContainText(say('cash.waiting'))
}

/** The second press of a completion. */
export const completeRequest = async (office: Page): Promise<void> => {
  await office
    .getByRole('button', { name: say('cash.complete'), exact: false })
    .first()
    .click()
  await office.getByRole('alertdialog').getByRole('button').last().click()
  await expect(office.getByRole('alertdialog')).toHaveCount(0)
}

export type LedgerRow = {
  kind: string
  account: string
  amount: number
  balanceBefore: number
  balanceAfter: number
  reference: string
}

/** What the back office's own calls say of a member: the ledger behind the screens. */
export const booksOf = async (
  office: Page,
  memId: string,
): Promise<{ cash: number; pending: number; ledger: LedgerRow[]; trial: number[] }> => {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await office.request.get(`/admin/api/${path}`)
    expect(answer.ok(), path).toBe(true)
    return answer.json()
  }
  const { rows } = await ask<{ rows: { memberId: number; memId: string }[] }>(`members?search=${memId}`)
  const memberId = rows.find((row) => row.memId === memId)?.memberId
  const member = await ask<{ cash: number; withdrawalPending: number }>(`members/${memberId}`)
  const ledger = await ask<{ rows: LedgerRow[]; next: string | null }>(`members/${memberId}/ledger?size=100`)
  expect(ledger.next).toBeNull()
  const { trialBalance } = await ask<{ trialBalance: { sum: number }[] }>('desk')
  return {
    cash: member.cash,
    pending: member.withdrawalPending,
    ledger: ledger.rows,
    trial: trialBalance.map(({ sum }) => sum),
  }
}
