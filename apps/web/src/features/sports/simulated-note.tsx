import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { InfoGlyph, WarnGlyph } from '@maru/ui/glyphs.tsx'

type Props = { isSimulated: boolean; isLost?: boolean }

/**
 * Matches that nobody plays are said to be so wherever they stand. While the connection is lost, that is said in its place: the room for the longer of both is always kept, so
 * that nothing below moves.
 */
export function SimulatedNote({ isSimulated, isLost = false }: Props) {
  const say = useText('sports-pages')
  return (
    <div className="grid text-12 leading-[1.4] tablet:text-13 [&>*]:col-start-1 [&>*]:row-start-1">
      <p className={cx('flex items-start gap-1.5 text-info', (isLost || !isSimulated) && 'invisible')}>
        <span className="mt-px shrink-0">
          <InfoGlyph size={16} />
        </span>
        <span>
          <b className="font-bold">{say('simulated.title')}</b> {say('simulated.text')}
        </span>
      </p>
      <p role="status" className="text-warn">
        <span className={cx('flex items-start gap-1.5', !isLost && 'invisible')}>
          <span className="mt-px shrink-0">
            <WarnGlyph size={16} />
          </span>
          {say('lost')}
        </span>
      </p>
    </div>
  )
}
