import { TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import type { UseFormRegister } from 'react-hook-form'
import { exactPercent, shortPercent } from '../../shared/money.ts'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMarketWords } from '../../shared/words/use-market-words.ts'
import {
  chancesOf,
  isPossible,
  type PriceDraft,
  type Prices,
  percentOfChance,
  rangeText,
  readPrice,
  returnAndMarginBp,
} from './price.rules.ts'
import './prices.css'

type PriceTableProps = {
  prices: Prices
  draft: PriceDraft
  isLocked: boolean
  register: UseFormRegister<PriceDraft>
  errors: ReadonlyArray<{ message?: string } | undefined> | object | undefined
}

/** Prices to type, beside what each is worth. */
export const PriceTable = ({ prices, draft, isLocked, register, errors }: PriceTableProps) => {
  const t = useText('office')
  const words = useMarketWords()
  const chances = chancesOf(prices, draft.kino ?? '')
  const problems = errors as Record<number, { message?: string } | undefined> | undefined
  return (
    <Scroll>
      <table className="grid mini-prices" aria-label={t('minigames.prices')}>
        <thead>
          <tr>
            <th scope="col">{t('minigames.market')}</th>
            <th scope="col">{t('minigames.outcome')}</th>
            <th scope="col" className="end">
              {t('minigames.probability')}
            </th>
            <th scope="col" className="end">
              {t('minigames.price')}
            </th>
            <th scope="col" className="end">
              {t('minigames.return')}
            </th>
            <th scope="col" className="end wide-only">
              {t('minigames.margin')}
            </th>
            <th scope="col" className="end wide-only">
              {t('minigames.range')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.rows.map((row, at) => {
            const chance = chances[at]
            if (!chance) return null
            const { market, outcome } = row
            const isFirst = prices.rows[at - 1]?.market !== market
            const price = readPrice(draft.prices?.[at] ?? '')
            const isSold = isPossible(chance)
            const worth = price === undefined || !isSold ? undefined : returnAndMarginBp(chance, price)
            const problem = problems?.[at]?.message
            const name = words.selection(prices.game, market, outcome)
            return (
              <tr
                key={`${market} ${outcome}`}
                data-first={isFirst ? '' : undefined}
                data-wrong={problem ? '' : undefined}
              >
                <th scope="row">{isFirst && words.market(prices.game, market)}</th>
                <td>{words.outcome(prices.game, market, outcome)}</td>
                <td className="end num">
                  <span className="quiet price-chance">{`${chance.numerator}/${chance.denominator}`}</span>{' '}
                  {shortPercent(percentOfChance(chance))}
                </td>
                <td className="end">
                  <TextInput
                    aria-label={t('minigames.price-of', { name })}
                    aria-describedby={problem ? `price-${at}` : undefined}
                    inputMode="decimal"
                    maxLength={10}
                    disabled={isLocked || !isSold}
                    error={!!problem}
                    data-changed={price !== row.price ? '' : undefined}
                    {...register(`prices.${at}`)}
                  />
                  {problem && (
                    <small id={`price-${at}`} className="bad">
                      {t('minigames.price-range', { range: rangeText(chance) })}
                    </small>
                  )}
                </td>
                <td className="end num">{worth ? exactPercent(worth.backBp) : '–'}</td>
                <td className="end num wide-only">{worth ? exactPercent(worth.marginBp) : '–'}</td>
                <td className="end num wide-only quiet">{isSold ? rangeText(chance) : t('minigames.never')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Scroll>
  )
}
