import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Chip } from '@maru/ui/chip.tsx'
import { Field } from '@maru/ui/field.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { notify } from '../../../shared/toast.ts'
import { readAddress } from './address.rules.ts'
import { AddressGroups } from './coin-text.tsx'
import { shortened } from './short.rules.ts'

type Props = {
  field: UseFormRegisterReturn
  value: string
  change: (address: string) => void
  problem: string | undefined
  network: string
  /** Where earlier withdrawals went. */
  earlier: readonly string[]
}

/** Where the coin goes: typed, pasted, or one of before; shown in groups once it is an address. */
export function AddressField({ field, value, change, problem, network, earlier }: Props) {
  const say = useText('coin')
  const sayCode = useText('result-codes')
  const read = readAddress(value)
  const paste = async () => {
    try {
      change((await navigator.clipboard.readText()).trim())
    } catch {
      notify.error(say('to.pasteFailed'))
    }
  }
  const errors: Record<string, string> = {
    missing: say('to.missing'),
    shape: say('to.shape', { network }),
    checksum: say('to.checksum'),
    C240: sayCode('C240'),
    C241: sayCode('C241'),
  }
  return (
    <div className="grid gap-2.5">
      <Field
        label={say('to.label')}
        hint={say('to.hint', { network })}
        error={problem && errors[problem]}
        aside={
          <Button kind="ghost" size="sm" onClick={() => void paste()} className="-my-2 -mr-3 bg-transparent!">
            {say('to.paste')}
          </Button>
        }
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          placeholder="0x…"
          className="num text-14!"
          {...field}
        />
      </Field>
      {read.wrong === undefined && (
        <p className="rounded-control bg-surface-1 px-4 py-3">
          <AddressGroups address={read.address} className="text-15" />
        </p>
      )}
      {earlier.length > 0 && (
        <ul aria-label={say('to.earlier')} className="flex flex-wrap gap-2">
          {earlier.map((address) => (
            <li key={address}>
              <Chip
                aria-label={say('to.use', { address: shortened(address) })}
                title={address}
                pressed={address.toLowerCase() === value.trim().toLowerCase()}
                onClick={() => change(address)}
                className="num bg-surface-3! text-13! aria-pressed:bg-accent-tint! aria-pressed:text-accent!"
              >
                {shortened(address)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
