import { useState } from 'react'
import { cx } from './cx.ts'
import { EyeGlyph, EyeOffGlyph } from './glyphs.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'> & { showLabel: string; hideLabel: string }

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          disabled={rest.disabled}
          className="-mr-2.5 grid size-9 shrink-0 place-items-center rounded-chip text-text-2 hover:text-text touch:size-11"
        >
          {shown ? <EyeOffGlyph size={16} /> : <EyeGlyph size={16} />}
        </button>
      }
    />
  )
}

/** Four bars; `label` says the same in a word. */
export function PasswordStrength({ level, label }: { level: 0 | 1 | 2 | 3 | 4; label: string }) {
  const colour = level < 2 ? 'bg-bad' : level < 3 ? 'bg-warn' : 'bg-ok'
  return (
    <div className="mt-0.5 flex gap-1" role="img" aria-label={label}>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} className={cx('h-1 flex-1 rounded-full', bar <= level ? colour : 'bg-surface-3')} />
      ))}
    </div>
  )
}
