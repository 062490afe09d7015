import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { PersonGlyph } from '@maru/ui/glyphs.tsx'
import type { ReactNode } from 'react'
import { faceOf } from '../rules/face.rules.ts'
import type { Table } from '../table.ts'
import { canEnter } from './entrance.tsx'
import { Lying } from './lying.tsx'
import { scenePicture } from './scene-picture.ts'
import { useTableWords } from './table-words.ts'
import { TileDial } from './tile-dial.tsx'

export const plate =
  'flex h-6.5 items-center gap-1.5 whitespace-nowrap rounded-chip bg-[#060a11d9] px-2.25 font-semibold text-12 text-[#fff]'

/** The room with its dealer, what lies on the table, and what happens now. `isSmall`: two stand side by side on a phone. */
export function Scene({ entry, isSmall = false, className }: { entry: Table; isSmall?: boolean; className?: string }) {
  const say = useText('tables')
  const { phase } = useTableWords()
  const { table } = entry
  const { dial, isLive, word } = faceOf(table)
  const isOpen = canEnter(entry)
  return (
    <span className={cx('relative block overflow-hidden bg-surface-1', className)}>
      <img
        src={scenePicture(entry)}
        alt=""
        width={720}
        height={408}
        decoding="async"
        className={cx(
          'absolute inset-0 size-full object-cover object-[50%_30%] transition-[filter] duration-(--m-slow)',
          !isOpen ? 'brightness-50 saturate-15' : !isLive && word !== 'asleep' && 'brightness-85 saturate-75',
        )}
      />
      {isOpen && <Lying table={table} isAsleep={!isLive} />}
      <span className="absolute top-2.5 left-2.5 flex gap-1.5">
        {isLive && isOpen && (
          <Plate>
            <i className="size-[7px] rounded-full bg-live" />
            {say('live')}
          </Plate>
        )}
        {table.heads > 0 && isOpen && (
          <Plate className={cx('num', isSmall && isLive && 'max-tablet:hidden')}>
            <PersonGlyph size={14} />
            {table.heads}
          </Plate>
        )}
      </span>
      {dial && isOpen ? (
        <TileDial key={table.round} {...dial} className="absolute! right-3 bottom-2.5" />
      ) : (
        <span className={cx('absolute flex max-w-[calc(100%-20px)]', wordPlace(word === 'asleep' || !isOpen, isSmall))}>
          <Plate className="h-auto! min-h-6.5 min-w-0 py-0.75">
            <span className="text-balance whitespace-normal text-center leading-tight">{phase(entry)}</span>
          </Plate>
        </span>
      )}
    </span>
  )
}

/** In the middle where nothing lies on the table; else above the cards, clear of the dealer's face. */
const wordPlace = (isEmpty: boolean, isSmall: boolean): string => {
  if (isEmpty) return 'inset-x-2.5 bottom-2.5 justify-center'
  return isSmall ? 'inset-x-2.5 bottom-[32%] justify-center' : 'top-12 right-2.5'
}

const Plate = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={cx(plate, className)}>{children}</span>
)
