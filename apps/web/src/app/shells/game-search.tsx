import { useText } from '@maru/i18n/react'
import { Kbd } from '@maru/ui/avatar.tsx'
import { cx } from '@maru/ui/cx.ts'
import { SearchGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { useDialog } from '../../shared/dialogs/dialogs.ts'
import { commandKey, commandKeyIsOff } from '../command/command-key.ts'
import { openCommand, prepareCommand, useCommandKey } from '../command/use-command-key.ts'

/** Opens the command bar, as `/` does. */
export function GameSearch({ className }: { className?: string }) {
  const say = useText('common')
  useCommandKey()
  // The key is switched in the window, which closes after that.
  useDialog()
  const isOff = commandKeyIsOff()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isOff ? undefined : commandKey}
      {...announced}
      className={cx(
        'flex h-10 items-center gap-2.5 rounded-control bg-surface-2 px-3 text-14 text-text-3 transition-shadow hover:shadow-[inset_0_0_0_1px_var(--line)] touch:h-11',
        className,
      )}
    >
      <SearchGlyph size={16} />
      <span className="mr-auto truncate">{say('nav.search')}</span>
      {!isOff && <Kbd className="touch:hidden">{commandKey}</Kbd>}
    </button>
  )
}

/** The same where there is room for a sign alone. */
export function GameSearchIcon() {
  const say = useText('common')
  useCommandKey()
  return (
    <IconButton label={say('nav.search')} aria-haspopup="dialog" {...announced} className="size-11!">
      <SearchGlyph size={20} />
    </IconButton>
  )
}

const announced = { onClick: openCommand, onPointerEnter: prepareCommand, onFocus: prepareCommand }
