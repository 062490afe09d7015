import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { notify } from '../../../shared/toast.ts'
import { useKeptState } from '../../../shared/turned/kept-state.ts'
import { RefusalNote } from '../refusal-note.tsx'
import { useSendPlayCoin } from './calls/send-play-coin.ts'
import { readUsdt, usdt, usdtDigits } from './usdt.rules.ts'
import { UsdtField } from './usdt-field.tsx'

/** What the server lets be sent at once. */
const most = 5_000_000_000

/** Demo mode: a wallet that sends play USDT to the address, as a member's own would. */
export function DemoWallet({ suggested }: { suggested: number }) {
  const say = useText('coin')
  const language = useLanguage()
  const send = useSendPlayCoin()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useKeptState<string | undefined>('play-coin', undefined)
  const [isWrong, setWrong] = useState(false)
  const text = typed ?? usdtDigits(suggested, language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const micro = readUsdt(text, language)
    if (!micro || micro > most) {
      setWrong(true)
      field.current?.focus()
      return
    }
    if (!send.isPending)
      send.mutate(micro, { onSuccess: () => notify.ok(say('wallet.done', { coin: usdt(micro, language) })) })
  }
  const change = (next: string) => {
    setTyped(next)
    setWrong(false)
    if (send.isError) send.reset()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={say('wallet.title')}
      className="grid gap-4 rounded-card border border-line border-dashed p-5"
    >
      <div>
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-bold text-15">{say('wallet.title')}</h2>
          <Tag tone="info">{say('demo')}</Tag>
        </div>
        <p className="mt-1 text-13 text-text-3 leading-normal">{say('wallet.text')}</p>
      </div>
      <UsdtField
        name="play"
        label={say('wallet.amount')}
        value={text}
        onChange={change}
        fieldRef={field}
        isSmall
        error={isWrong && say('wallet.shape', { most: usdt(most, language) })}
      />
      {send.error && <RefusalNote problem={send.error} />}
      <Button type="submit" full busy={send.isPending} busyLabel={say('wallet.busy')}>
        {say('wallet.send')}
      </Button>
    </form>
  )
}
