import { oddsText } from '../../shared/money.ts'
import { useMarketWords } from '../../shared/words/use-market-words.ts'
import { changedRows, type PriceDraft, type Prices } from './price.rules.ts'
import './prices.css'

/** What saving changes. */
export const PriceChanges = ({ prices, draft }: { prices: Prices; draft: PriceDraft }) => {
  const words = useMarketWords()
  return (
    <ul className="mini-changes num">
      {changedRows(prices, draft).map(({ row, price }) => (
        <li key={`${row.market} ${row.outcome}`}>
          <span>{words.selection(prices.game, row.market, row.outcome)}</span>
          <s className="quiet">{oddsText(row.price)}</s>
          <b>{oddsText(price)}</b>
        </li>
      ))}
    </ul>
  )
}
