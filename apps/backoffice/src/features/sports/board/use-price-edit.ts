import type { AdminAnswerOf, SportsBoardMarket, sportsPriceCheck } from '@maru/contract'
import { useState } from 'react'
import { readPrice } from './board.rules.ts'
import type { ChangeOffer } from './calls/change-offer.ts'
import { useCheckPrice } from './calls/check-price.ts'
import { priceText } from './short-sum.ts'

type Checked = AdminAnswerOf<typeof sportsPriceCheck>
type Edit = { market: string; outcome: string; text: string }

/** A price that is typed: Enter asks what it would make of the market, a second Enter sends it. */
export const usePriceEdit = (eventId: string | undefined, offer: ChangeOffer) => {
  const [edit, setEdit] = useState<Edit>()
  const [checked, setChecked] = useState<Checked>()
  const check = useCheckPrice()
  const price = edit && readPrice(edit.text)
  const close = () => {
    setEdit(undefined)
    setChecked(undefined)
    check.reset()
  }
  return {
    edit,
    checked,
    error: check.error,
    isBusy: check.isPending || offer.isBusy,
    isReadable: price !== undefined,
    open: ({ key, outcomes }: SportsBoardMarket, outcome = outcomes.find((one) => one.price !== null)?.id) => {
      const now = outcomes.find(({ id }) => id === outcome)
      if (!now || outcome === undefined) return
      offer.clear()
      setChecked(undefined)
      check.reset()
      setEdit({ market: key, outcome, text: now.price === null ? '' : priceText(now.price) })
    },
    type: (text: string) => {
      setChecked(undefined)
      setEdit((was) => was && { ...was, text })
    },
    close,
    enter: () => {
      if (!edit || !eventId || price === undefined || check.isPending) return
      if (checked && checked.problem === null) {
        const prices = Object.fromEntries(checked.prices.map(({ outcome, to }) => [outcome, to]))
        offer.change(
          { eventId: Number(eventId), market: edit.market, seen: checked.seen, change: { what: 'prices', prices } },
          close,
        )
        return
      }
      check.mutate(
        { params: { eventId: Number(eventId) }, query: { market: edit.market, outcome: edit.outcome, price } },
        { onSuccess: setChecked },
      )
    },
  }
}
export type PriceEdit = ReturnType<typeof usePriceEdit>
