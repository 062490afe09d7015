import { cx } from './cx.ts'

/** As many as fit, at most two on a tablet; on a phone a row that scrolls and shows a part of the next one. A few tiles are wider. */
export const liveRow = cx(
  'grid gap-4 max-tablet:scroll-row max-tablet:-mx-4 max-tablet:auto-cols-[232px] max-tablet:grid-flow-col max-tablet:gap-3 max-tablet:px-4 tablet:grid-cols-2',
  'max-tablet:has-[>:only-child]:auto-cols-[100%] tablet:has-[>:only-child]:grid-cols-1 desk:grid-cols-[repeat(auto-fit,minmax(260px,1fr))]',
)
