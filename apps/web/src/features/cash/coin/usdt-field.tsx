import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Field, useField } from '@maru/ui/field.tsx'
import { CloseIcon } from '@maru/ui/icons.tsx'
import { named } from '@maru/ui/text-input.tsx'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { coinSymbol } from './usdt.rules.ts'

type Props = {
  label: string
  name: string
  value: string
  onChange: (text: string) => void
  onLeave?: () => void
  isSmall?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** At the right: what it is worth. */
  beside?: ReactNode
  fieldRef?: Ref<HTMLInputElement>
}

/** USDT as they are typed, with decimals. */
export function UsdtField({ label, hint, error, fieldRef, ...rest }: Props) {
  const say = useText('common')
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(fieldRef, () => input.current as HTMLInputElement, [])
  const clear = () => {
    rest.onChange('')
    input.current?.focus()
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={
        <Button
          kind="ghost"
          size="sm"
          icon={<CloseIcon size={16} />}
          onClick={clear}
          disabled={rest.value === ''}
          className="-my-2 -mr-3 bg-transparent! disabled:invisible"
        >
          {say('action.clear')}
        </Button>
      }
    >
      <Box {...rest} inputRef={input} />
    </Field>
  )
}

type BoxProps = Pick<Props, 'name' | 'value' | 'onChange' | 'onLeave' | 'isSmall' | 'beside'> & {
  inputRef: Ref<HTMLInputElement>
}

function Box({ name, value, onChange, onLeave, isSmall, beside, inputRef }: BoxProps) {
  return (
    <div className="grid gap-1 rounded-card bg-surface-1 px-5 py-3 shadow-[inset_0_0_0_1px_var(--line-control)] transition-shadow focus-within:shadow-[inset_0_0_0_2px_var(--accent)]! has-[[aria-invalid]]:shadow-[inset_0_0_0_1.5px_var(--bad)] has-[[aria-invalid]]:focus-within:shadow-[inset_0_0_0_2px_var(--bad)]!">
      <span className="flex items-center gap-2">
        <input
          {...named(useField())}
          ref={inputRef}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={value}
          placeholder="0"
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
          className={cx(
            'num w-full min-w-0 flex-1 bg-transparent font-bold text-money leading-tight outline-none placeholder:text-text-3',
            isSmall ? 'text-18' : 'text-28 tracking-[-0.03em] tablet:text-40',
          )}
        />
        <span className={cx('shrink-0 font-medium text-money', isSmall ? 'text-15' : 'text-18')}>{coinSymbol}</span>
      </span>
      {/* Its place is there before anything is typed. */}
      {!isSmall && (
        <span aria-live="polite" className="num min-h-5 text-13 text-text-2">
          {beside}
        </span>
      )}
    </div>
  )
}
