import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { CloseGlyph, SearchGlyph } from './glyphs.tsx'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size'> & {
  label: string
  value: string
  onChange: (value: string) => void
  clearLabel: string
  kind?: 'bar' | 'field'
}

export function SearchBox({ label, value, onChange, clearLabel, kind = 'bar', className, ...rest }: SearchBoxProps) {
  return (
    <search
      className={cx(
        'flex items-center gap-2.5 rounded-control px-3 text-text-3 transition-shadow focus-within:shadow-[inset_0_0_0_2px_var(--accent)]!',
        kind === 'bar'
          ? 'h-10 bg-surface-2 hover:shadow-[inset_0_0_0_1px_var(--line)] touch:h-11'
          : 'h-11 bg-surface-1 shadow-[inset_0_0_0_1px_var(--line-control)] hover:shadow-[inset_0_0_0_1px_var(--text-3)]',
        className,
      )}
    >
      <SearchGlyph size={16} />
      <input
        placeholder={label}
        autoComplete="off"
        {...rest}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) onChange('')
        }}
        className="h-full min-w-0 flex-1 bg-transparent text-16 text-text outline-none placeholder:text-text-3 tablet:text-14 [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => onChange('')}
          className="-mr-1.5 grid size-8 place-items-center rounded-chip hover:text-text touch:size-11"
        >
          <CloseGlyph size={16} />
        </button>
      )}
    </search>
  )
}
