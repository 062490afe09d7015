import { useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { BallsIcon, DepositIcon, LadderIcon, UndoIcon, WithdrawIcon } from '@maru/ui/icons.tsx'
import type { ReactNode } from 'react'
import type { Game } from '../../features/games/game.ts'
import { manWon, money, oneUnit } from '../../shared/format/money.ts'
import { isOfCoin, isPlace, type Verb, type VerbOption } from './verbs.rules.ts'

type Choice = { id: string; isActive: boolean; pick: () => void }

const icons = {
  deposit: <DepositIcon />,
  withdraw: <WithdrawIcon />,
  lastRound: <UndoIcon />,
  coinCharge: <DepositIcon />,
  coinExchange: <WithdrawIcon />,
  minigames: <BallsIcon />,
  powerball: <BallsIcon />,
  powerladder: <LadderIcon />,
  speedkino: <BallsIcon />,
  kinoladder: <LadderIcon />,
} as const satisfies Record<Verb, ReactNode>

/** `note` takes the place of what the verb does. */
export function VerbChoice({
  option,
  isBusy,
  note,
  ...choice
}: Choice & { option: VerbOption; isBusy: boolean; note?: string | undefined }) {
  const say = useText('command')
  const language = useLanguage()
  const { verb, whole } = option
  const sayCommon = useText('common')
  const sumOf = (whole: number) => manWon(whole, language) || money(whole * oneUnit(), language)
  const name = isPlace(verb)
    ? sayCommon(`title.${verb}`)
    : whole === undefined || verb === 'lastRound'
      ? say(verb)
      : say(`${verb}.sum`, { sum: sumOf(whole) })
  return (
    <Option
      {...choice}
      className="group/verb flex min-h-12 items-center gap-3 rounded-control px-3 py-2 hover:bg-surface-3 aria-selected:bg-accent-tint [&_svg]:shrink-0 [&_svg]:text-accent"
    >
      {icons[verb]}
      <span className="grid min-w-0 gap-0.5">
        <b className="num truncate font-[650] text-15 leading-tight">{name}</b>
        <span aria-live="polite" className="text-12 text-text-3 leading-tight group-aria-selected/verb:text-text-2">
          {isBusy
            ? say('busy')
            : (note ?? say(isOfCoin(verb) ? 'coin.note' : isPlace(verb) ? 'place.note' : `${verb}.note`))}
        </span>
      </span>
    </Option>
  )
}

export function GameChoice({ game, ...choice }: Choice & { game: Game }) {
  const closed = useText('games')('closed')
  return (
    <Option {...choice} isOff={!game.isOn} className="group/game grid content-start gap-1.5 rounded-control">
      <span className="relative block aspect-3/4 overflow-hidden rounded-control bg-surface-3 group-hover/game:shadow-[0_0_0_1.5px_var(--line)] group-aria-selected/game:shadow-[0_0_0_2px_var(--accent)] group-aria-disabled/game:brightness-60 group-aria-disabled/game:saturate-15">
        <img
          src={game.image}
          alt=""
          width={120}
          height={160}
          decoding="async"
          className="size-full object-cover object-top"
        />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <b className="line-clamp-3 font-[650] text-12 leading-tight group-aria-selected/game:text-accent">
          {game.name}
        </b>
        <span className="line-clamp-2 text-12 text-text-3 leading-tight">{game.isOn ? game.vendorName : closed}</span>
      </span>
    </Option>
  )
}

function Option({
  id,
  isActive,
  isOff,
  pick,
  className,
  children,
}: Choice & { isOff?: boolean; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus and the keys stay in the field.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isOff}
      onClick={pick}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      className={cx('cursor-pointer aria-disabled:cursor-default', className)}
    >
      {children}
    </div>
  )
}
