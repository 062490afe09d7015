import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

const SOON = { timeout: 60_000 }
/** Nothing answers there, so the drawn room stays. */
const NO_STREAM = 'http://127.0.0.1:9/table'

type Order = { kind: string; [more: string]: unknown }

/** A table whose rounds two of the staff run through the calls of their desk, as at a table with a stream: no round begins before the story is ready for it, and none ends by itself. */
export const dealtByHand = (code: string, dealer: Page, second: Page) => {
  const shown = async (): Promise<{ round: number; phase: string; hasVideo: boolean }> => {
    const { tables } = await (await dealer.request.get('/admin/api/tables')).json()
    return tables.find(({ gameKey }: { gameKey: string }) => gameKey === code)
  }
  /** Gives the id under which it was done. What is not possible yet, such as a result before the first card, is tried again. */
  const send = async (by: Page, call: 'command' | 'deal', orderNow: () => Promise<Order>): Promise<string> => {
    let commandId = ''
    await expect(async () => {
      commandId = randomUUID()
      const answer = await by.request.post(`/admin/api/tables/studio/${code}/${call}`, {
        headers: { 'x-requested-with': 'maru-office' },
        data: { commandId, order: await orderNow() },
      })
      expect(await answer.json()).toMatchObject({ outcome: 'done' })
    }).toPass(SOON)
    return commandId
  }
  const run = (order: Order) => send(dealer, 'command', async () => order)
  const deal = (by: Page, order: Order) => send(by, 'deal', async () => ({ round: (await shown()).round, ...order }))

  return {
    async takeOver(): Promise<void> {
      if ((await shown()).hasVideo) return
      await run({ kind: 'pause' })
      await run({ kind: 'video', video: { kind: 'webrtc', url: NO_STREAM } })
      await run({ kind: 'open' })
    },
    openBets: () => send(dealer, 'deal', async () => ({ kind: 'open-bets', round: (await shown()).round + 1 })),
    closeBets: () => deal(dealer, { kind: 'close-bets' }),
    /** As one types what lies on the table, and the other has seen it too. */
    async decide(dealt: object): Promise<void> {
      await expect.poll(async () => (await shown()).phase, SOON).toBe('dealing')
      const typed = await deal(dealer, { kind: 'type-result', dealt })
      await deal(second, { kind: 'confirm-result', typed })
    },
  }
}
