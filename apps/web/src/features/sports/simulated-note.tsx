import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { InfoGlyph } from '@maru/ui/glyphs.tsx'

/** Matches that nobody plays are said to be so wherever they stand. */
export function SimulatedNote({ className = '' }: { className?: string }) {
  const say = useText('sports-pages')
  return (
    <p
      className={cx(
        'flex items-start gap-2 rounded-control bg-info-tint px-3.5 py-2.5 text-13 text-info leading-normal',
        className,
      )}
    >
      <span className="mt-0.5 shrink-0">
        <InfoGlyph size={16} />
      </span>
      <span>
        <b className="font-bold">{say('simulated.title')}</b> {say('simulated.text')}
      </span>
    </p>
  )
}
