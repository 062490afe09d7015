import { session } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Empty } from '@maru/ui/empty.tsx'
import { SearchGlyph } from '@maru/ui/glyphs.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Game } from '../../features/games/game.ts'
import { useOpenGame } from '../../features/games/use-open-game.ts'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { isArrow, nextOption } from '../../shared/keys/next-option.rules.ts'
import { navigate } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { KeySwitch } from './key-switch.tsx'
import { GameChoice, VerbChoice } from './options.tsx'
import { useLastRound } from './use-last-round.ts'
import { useOptions } from './use-options.ts'
import { isPlace, type VerbOption } from './verbs.rules.ts'

/** Games of every group and what a member does most, by a few letters. A verb that moves money only fills the form in. */
export function CommandBar({ close }: { close: () => void }) {
  const say = useText('command')
  const sayGames = useText('games')
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { verbs, sections, found, games } = useOptions(words)
  const openGame = useOpenGame()
  const lastRound = useLastRound()
  const ids = [
    ...verbs.map(({ verb }) => verb),
    ...sections.flatMap(({ title, games }) => games.map((game) => gameId(title, game))),
  ]
  // While words are typed the first that they find is chosen.
  const active = chosen && ids.includes(chosen) ? chosen : words.trim() ? ids[0] : undefined

  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const pickVerb = ({ verb, whole }: VerbOption) => {
    const search = { amount: whole === undefined ? undefined : String(whole) }
    if (isPlace(verb)) {
      close()
      return navigate({ to: verb })
    }
    if (verb === 'lastRound') return asMember(() => lastRound.mutate(), close)
    asMember(() => navigate({ to: verb === 'deposit' ? 'charge' : 'exchange', search }), close, true)
  }
  const pickGame = (game: Game) => {
    if (!game.isOn) return
    close()
    openGame(game)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const at = options.findIndex((option) => option.id === `${listId}-${active}`)
    if (event.key === 'Enter') {
      event.preventDefault()
      return options[at]?.click()
    }
    if (!isArrow(event.key) || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const boxes = options.map((option) => option.getBoundingClientRect())
    const next = nextOption(boxes, at, event.key)
    if (next === undefined) return
    event.preventDefault()
    setChosen(options[next]?.id.slice(listId.length + 1))
  }
  const optionOf = (id: string) => ({ id: `${listId}-${id}`, isActive: active === id })
  const note = lastRound.error ? say('lastRound.failed') : lastRound.data === null ? say('lastRound.none') : undefined

  return (
    <Modal
      open
      onOpenChange={close}
      title={say('title')}
      hideTitle
      closeLabel={useText('common')('action.close')}
      size="lg"
      className={place}
    >
      <div className="sticky -top-1 z-1 -mx-1 -mt-1 bg-surface-2 px-1 pt-1 pb-4">
        <div className="mr-12 flex h-11 items-center gap-2.5 rounded-control bg-surface-1 px-3 text-text-3 shadow-[inset_0_0_0_1px_var(--line-control)] focus-within:shadow-[inset_0_0_0_2px_var(--accent)]">
          <SearchGlyph size={18} />
          <input
            // biome-ignore lint/a11y/noAutofocus: who opens a command bar wants to type.
            autoFocus
            role="combobox"
            type="text"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            placeholder={say('placeholder')}
            aria-label={say('title')}
            aria-expanded={ids.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && `${listId}-${active}`}
            value={words}
            onChange={(event) => {
              setWords(event.target.value)
              setChosen(undefined)
            }}
            onKeyDown={onKeyDown}
            className="h-full min-w-0 flex-1 text-ellipsis bg-transparent text-16 text-text outline-none placeholder:text-text-3"
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {games.data && found !== undefined && say('found', { count: found })}
      </p>
      <div ref={list} id={listId} role="listbox" aria-label={say('title')} className="grid gap-4">
        {verbs.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div role="group" aria-label={say('verbs')} className="grid gap-1">
            {verbs.map((option) => (
              <VerbChoice
                key={option.verb}
                {...optionOf(option.verb)}
                option={option}
                isBusy={option.verb === 'lastRound' && lastRound.isPending}
                note={option.verb === 'lastRound' ? note : undefined}
                pick={() => pickVerb(option)}
              />
            ))}
          </div>
        )}
        {sections.map(({ title, games }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div key={title} role="group" aria-label={say(title)} className="grid gap-2">
            <span aria-hidden="true" className="font-semibold text-12 text-text-3 leading-none">
              {say(title)}
            </span>
            <div role="presentation" className={posters}>
              {games.map((game) => (
                <GameChoice
                  key={gameId(title, game)}
                  {...optionOf(gameId(title, game))}
                  game={game}
                  pick={() => pickGame(game)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {games.error && !games.data ? (
        <LoadFailed className="mt-4" title={sayGames('lobby.failed')} problem={games.error} retry={games.refetch} />
      ) : !games.data ? (
        <div className={cx('mt-4', posters)}>
          <SkeletonTiles count={6} />
        </div>
      ) : (
        found === 0 &&
        verbs.length === 0 && (
          <Empty art={false} title={sayGames('picker.none')}>
            {sayGames('picker.noneText')}
          </Empty>
        )
      )}
      <KeySwitch />
    </Modal>
  )
}

const gameId = (section: string, { vendorKey, gameKey }: Game) => `${section}-${vendorKey}-${gameKey}`

/** A guest logs in first and goes on from there. */
const asMember = (act: () => void, close: () => void, closes = false): void => {
  if (!session()) return openDialog({ kind: 'login', after: act })
  if (closes) close()
  act()
}

const posters = 'grid grid-cols-3 gap-x-2.5 gap-y-4 min-[460px]:grid-cols-4 tablet:grid-cols-6 tablet:gap-x-3'

/** At the top, where the keyboard of a phone does not cover it. */
const place = cx(
  'tablet:top-[max(16px,8dvh)]! tablet:max-h-[calc(100dvh-max(16px,8dvh)-16px)]! tablet:translate-y-0! tablet:p-5! wide:w-[960px]!',
  'max-tablet:top-0! max-tablet:bottom-auto! max-tablet:max-h-dvh! max-tablet:rounded-t-none! max-tablet:rounded-b-sheet! max-tablet:animate-[maru-appear_var(--m-base)_var(--ease-out)]!',
)
