import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { CopyIcon } from '@maru/ui/icons.tsx'
import { copyText } from '../../shared/text/copy-text.ts'
import { notify } from '../../shared/toast.ts'

type Props = { name: string; hex: string; lit?: boolean }

/** A value byte by byte in hexadecimal, to be compared and copied. */
export function HexRow({ name, hex, lit }: Props) {
  const say = useText('minigames')
  const copy = async () => {
    if (await copyText(hex)) notify.ok(say('results.verify.copied'))
    else notify.error(say('results.verify.copyFailed'))
  }
  return (
    <dl className="mt-1.5 grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 rounded-control bg-surface-1 py-1.5 pr-1.5 pl-3.5 tablet:grid-cols-[auto_minmax(0,1fr)_auto]">
      <dt className="whitespace-nowrap text-12 text-text-3 max-tablet:col-span-2 max-tablet:pt-1">{name}</dt>
      <dd className={cx('code break-all text-13 leading-normal', lit ? 'text-moon' : 'text-text-2')}>{hex}</dd>
      <dd>
        <IconButton size="sm" label={say('results.verify.copy', { name })} onClick={() => void copy()}>
          <CopyIcon size={16} />
        </IconButton>
      </dd>
    </dl>
  )
}
