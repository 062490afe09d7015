import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { cx } from './cx.ts'
import { Field } from './field.tsx'
import { RefreshGlyph, SoundGlyph, StopGlyph } from './glyphs.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type CaptchaFieldProps = Omit<TextInputProps, 'start' | 'end'> & {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** An address, or a drawing; nothing while it loads. */
  image?: string | ReactNode
  imageLabel: string
  refreshLabel: string
  onRefresh: () => void
  /** The spoken alternative; with both the button shows. `isSpeaking`: a press ends it, as `speakLabel` says then. */
  speakLabel?: string
  onSpeak?: () => void
  isSpeaking?: boolean
}

/** Four digits: the field, the picture, another picture, the spoken way. */
export function CaptchaField(props: CaptchaFieldProps) {
  const {
    label,
    hint,
    error,
    image,
    imageLabel,
    refreshLabel,
    onRefresh,
    speakLabel,
    onSpeak,
    isSpeaking,
    className,
    ...input
  } = props
  const square = buttonClass({ className: 'size-12! px-0!' })
  return (
    <Field label={label} hint={hint} error={error}>
      {/* On a phone the picture has a row of its own above the digits, whole. */}
      <div className="flex gap-2 max-tablet:flex-wrap">
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...input}
          boxClassName="max-tablet:order-last tablet:w-auto! tablet:flex-[1_1_96px]"
          className={cx('font-bold text-18! tracking-[0.35em]', className)}
        />
        <span
          role="img"
          aria-label={imageLabel}
          className="block h-12 w-[150px] shrink-0 overflow-hidden rounded-control max-tablet:mr-auto bg-[#e9e6dc] [&>*]:size-full [&>*]:object-cover"
        >
          {typeof image === 'string' ? <img src={image} alt="" width={150} height={48} /> : image}
        </span>
        {onSpeak && speakLabel && (
          <button type="button" aria-label={speakLabel} title={speakLabel} onClick={onSpeak} className={square}>
            {isSpeaking ? <StopGlyph /> : <SoundGlyph />}
          </button>
        )}
        <button type="button" aria-label={refreshLabel} title={refreshLabel} onClick={onRefresh} className={square}>
          <RefreshGlyph />
        </button>
      </div>
    </Field>
  )
}
