import { type AdminAnswerOf, adminCashList, type CashStatus } from '@maru/contract'
import type { QueryClient } from '@tanstack/react-query'

/** The row says at once what became of it, before the list is asked again and leaves it out. */
export const showDecided = (
  queries: QueryClient,
  answer: { status: CashStatus },
  asked: { params?: { cashIdx?: unknown } },
): void => {
  queries.setQueriesData<AdminAnswerOf<typeof adminCashList>>({ queryKey: [adminCashList.path] }, (list) =>
    list === undefined
      ? list
      : {
          ...list,
          rows: list.rows.map((r) => (r.cashIdx === asked.params?.cashIdx ? { ...r, status: answer.status } : r)),
        },
  )
}
