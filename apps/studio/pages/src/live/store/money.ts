import type { OwnShown, RowShown } from '../../../../src/tables/table-shapes.ts'

/** `balanceAt`: when the wallet was asked for the balance, by the studio's clock. */
export type MoneyShown = { balance: number | null; balanceAt: number; net: number }

/** Between the close and the result nothing may say how the round ended, whenever the payout comes. */
export const hidesResult = (row: RowShown): boolean => row.phase === 'closing' || row.phase === 'dealing'

/** Whether this round may be spoken of. */
export const isRevealed = (row: RowShown, round: number): boolean =>
  row.round > round || (row.round === round && !hidesResult(row) && row.phase !== 'betting')

/** What is shown of the player's money; as before while a round with own chips is dealt. */
export function moneyShown(before: MoneyShown, own: OwnShown | null, row: RowShown | undefined): MoneyShown {
  if (!own) return before
  const isPlaying = own.round === row?.round && own.changes.some(({ state }) => state === 'accepted')
  if (row && isPlaying && hidesResult(row)) return before
  if (row && own.payout && !isRevealed(row, own.payout.round)) return before
  const balance = own.balance ?? before.balance
  const balanceAt = own.balance === null ? before.balanceAt : own.balanceAt
  return balance === before.balance && own.net === before.net ? before : { balance, balanceAt, net: own.net }
}

/** Of two tables at which one balance is spent, the one that was said last speaks. */
export const latestMoney = (before: MoneyShown, said: MoneyShown): MoneyShown =>
  said.balanceAt >= before.balanceAt ? said : { ...said, balance: before.balance, balanceAt: before.balanceAt }
