import { Checkbox, NativeSelect } from '@mantine/core'
import { type SportTicketFilter, sportCodes, sportTicketStates } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { SearchFields } from '../../../shared/parts/search-fields.tsx'
import { amountField, readAmount } from '../../minigames/amount.rules.ts'
import { ticketStateWords } from './ticket-words.ts'

type Props = { filter: SportTicketFilter; onFilter: (changes: Partial<SportTicketFilter>) => void }

const numberIn = (text: string): number => (/^\s*\d{1,15}\s*$/.test(text) ? Number(text) : 0)
const textIn = (number: number): string => (number > 0 ? String(number) : '')

/** What narrows the list of tickets. Choices act at once, what is typed when it is sent. */
export const TicketFilters = ({ filter, onFilter }: Props) => {
  const say = useText('office-sports-tickets')
  const sports = useText('sports-pages')
  return (
    <div className="panel-pad ticket-filters">
      <SearchFields
        label={say('title')}
        maxLength={20}
        found={{
          number: textIn(filter.number),
          memberId: textIn(filter.memberId),
          eventId: filter.eventId,
          leastStake: filter.leastStake > 0 ? amountField(filter.leastStake) : '',
          code: filter.code,
        }}
        words={{
          number: say('filter.number'),
          memberId: say('filter.member'),
          eventId: say('filter.event'),
          leastStake: say('filter.least'),
          code: say('filter.code'),
        }}
        onSend={(typed) => {
          const least = readAmount(typed.leastStake)
          const code = typed.code.trim().toUpperCase()
          onFilter({
            number: numberIn(typed.number),
            memberId: numberIn(typed.memberId),
            eventId: textIn(numberIn(typed.eventId)),
            leastStake: Number.isSafeInteger(least) ? least : 0,
            code: /^[A-Z]\d{3,4}$/.test(code) ? code : '',
          })
        }}
      >
        <NativeSelect
          aria-label={say('filter.state')}
          value={filter.state}
          data={[
            { value: '', label: say('filter.any-state') },
            ...sportTicketStates.map((value) => ({ value, label: say(ticketStateWords[value].word) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onFilter({ state: sportTicketStates.find((one) => one === value) ?? '' })
          }
        />
        <NativeSelect
          aria-label={say('filter.sport')}
          value={filter.sport}
          data={[
            { value: '', label: say('filter.any-sport') },
            ...sportCodes.map((value) => ({ value, label: sports(`sport.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onFilter({ sport: sportCodes.find((one) => one === value) ?? '' })
          }
        />
        <Checkbox
          label={say('filter.live')}
          checked={filter.live === '1'}
          onChange={({ currentTarget: { checked } }) => onFilter({ live: checked ? '1' : '' })}
        />
      </SearchFields>
    </div>
  )
}
