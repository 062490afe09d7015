/** Does the day's maximum leave room for this sum? */
export const hasRoom = ({ mostPerDay, today }: { mostPerDay: number; today: number }, amount: number): boolean =>
  mostPerDay === 0 || today + amount <= mostPerDay

/** The one that was given longest ago; of those that never were, the oldest. */
export const nextInTurn = <R extends { turn: number; accountId: number }>(rows: readonly R[]): R | undefined =>
  rows.toSorted((a, b) => a.turn - b.turn || a.accountId - b.accountId)[0]

export const isFor = (
  { isOn, levelFrom, levelTo }: { isOn: boolean; levelFrom: number; levelTo: number },
  level: number,
): boolean => isOn && levelFrom <= level && level <= levelTo

const SHOWN_DIGITS = 4

/** Digits but the last four become stars; hyphens stay where they are. */
export const maskedAccount = (account: string): string => {
  const digits = account.replace(/\D/g, '').length
  let at = 0
  return account.replace(/\d/g, (digit) => (at++ < digits - SHOWN_DIGITS ? '*' : digit))
}
