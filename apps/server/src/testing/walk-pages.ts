import { expect } from 'vitest'

type Ask<Row> = (page: { before: string; size: number }) => Promise<{ rows: Row[]; next: string | null }>

/** That pages of two, each behind the one before, are together what one page of everything is. */
export const expectWholeInPages = async <Row>(ask: Ask<Row>): Promise<void> => {
  const whole = await ask({ before: '', size: 100 })
  expect(whole.next).toBeNull()
  const walked: Row[] = []
  for (let before: string | null = ''; before !== null; ) {
    const page: { rows: Row[]; next: string | null } = await ask({ before, size: 2 })
    expect(page.rows.length).toBeGreaterThan(0)
    walked.push(...page.rows)
    before = page.next
  }
  expect(walked).toEqual(whole.rows)
  // Fewer could not show what stands at the end of a page.
  expect(walked.length).toBeGreaterThan(4)
}
