import { useText } from '@maru/i18n/react'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import type { NoticeChoice } from './calls/privacy.ts'

const ways = ['inbox', 'toast'] as const

type Props = { choice: NoticeChoice; mayBeSent: boolean; save: (choice: NoticeChoice) => void }

/** One kind of notice and the two ways to get it. Of what nobody consented to no note comes either. */
export function NoticeRow({ choice, mayBeSent, save }: Props) {
  const say = useText('privacy')
  const name = say(`notices.${choice.notice}`)
  const isOpen = { inbox: mayBeSent || choice.inbox, toast: choice.notice !== 'promotions' || choice.inbox }
  return (
    <tr className="border-line-soft border-t">
      <th scope="row" className="py-2 pr-2 text-left font-normal text-text-2 leading-snug">
        {name}
      </th>
      {ways.map((way) => (
        <td key={way} className="w-20 text-center align-middle">
          <Checkbox
            label={say('notices.way', { notice: name, way: say(`notices.${way}`) })}
            checked={choice[way] && isOpen[way]}
            disabled={!isOpen[way]}
            onChange={({ target }) => save({ ...choice, [way]: target.checked })}
          />
        </td>
      ))}
    </tr>
  )
}
