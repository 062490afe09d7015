import { isCashCurrency, type SportChangeGroup, type SportPreview, type SportSaid } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { CircleAlert } from 'lucide-react'
import { digits, signedSum, sumText } from '../../../shared/money.ts'
import { currencyOfSite } from '../../../shared/staff/site-currency.ts'

export const groupKeys: Record<SportChangeGroup, Key<'office-sports-results'>> = {
  'won-lost': 'group.won-lost',
  'lost-won': 'group.lost-won',
  changed: 'group.changed',
  ended: 'group.ended',
  opened: 'group.opened',
  unchanged: 'group.unchanged',
  cashed: 'group.cashed',
  stuck: 'group.stuck',
}
/** Markets that are named; the others are counted. */
const MOST_MARKETS = 4

/** What a change comes to: sums are the book's, so what members get stands with a minus. */
export const PreviewTable = ({ preview }: { preview: SportPreview }) => {
  const say = useText('office-sports-results')
  const more = preview.markets.length - MOST_MARKETS
  return (
    <div className="form">
      <ul className="sport-markets">
        {preview.markets.slice(0, MOST_MARKETS).map(({ key, name, before, after }) => (
          <li key={key}>
            <span>{name}</span>
            <span>
              <s className="quiet">
                <Said said={before} />
              </s>{' '}
              →{' '}
              <b>
                <Said said={after} />
              </b>
            </span>
          </li>
        ))}
        {more > 0 && <li className="quiet">{say('more-markets', { count: digits(more) })}</li>}
      </ul>
      {preview.books.length === 0 && <p className="second">{say('no-tickets')}</p>}
      {preview.books.map((book) => (
        <Book key={book.siteId} book={book} isNamed={preview.books.length > 1} />
      ))}
    </div>
  )
}

const Book = ({ book, isNamed }: { book: SportPreview['books'][number]; isNamed: boolean }) => {
  const say = useText('office-sports-results')
  const currency = isCashCurrency(book.currency) ? book.currency : currencyOfSite()
  const sums = { count: digits(book.tickets), members: digits(book.members) }
  return (
    <>
      <table className="sport-groups" aria-label={isNamed ? book.site : say('preview')}>
        {isNamed && <caption>{book.site}</caption>}
        <thead className="sport-heads">
          <tr>
            <th scope="col">{say('group')}</th>
            <th scope="col">{say('tickets')}</th>
            <th scope="col">{say('profit')}</th>
          </tr>
        </thead>
        <tbody>
          {book.groups.map(({ group, tickets, moved }) => (
            <tr key={group}>
              <td>{say(groupKeys[group])}</td>
              <td className="num">{say('count', { count: digits(tickets) })}</td>
              <td className="num" data-minus={moved > 0 ? '' : undefined}>
                {signedSum(0 - moved, currency)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {say('sum', sums)}
            </th>
            <td className="num" data-minus={book.moved > 0 ? '' : undefined}>
              {signedSum(0 - book.moved, currency)}
            </td>
          </tr>
        </tfoot>
      </table>
      {book.shortMembers > 0 && (
        <p className="warn-bar">
          <CircleAlert size={15} aria-hidden />
          {say('short', { count: digits(book.shortMembers), sum: sumText(book.short, undefined, currency) })}
        </p>
      )}
    </>
  )
}

const Said = ({ said: { kind, isPartlyVoid, winners } }: { said: SportSaid }) => {
  const say = useText('office-sports-results')
  const part = isPartlyVoid ? ` · ${say('said.partly-void')}` : ''
  if (kind === 'open') return `${say('said.open')}${part}`
  if (kind === 'void') return isPartlyVoid ? say('said.partly-void') : say('said.void')
  return `${winners.length > 0 ? winners.join(', ') : say('said.none')}${part}`
}
