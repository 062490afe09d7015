import { readCouponCode, spacedCouponCode } from '@maru/contract/coupon-code'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Field } from '@maru/ui/field.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, useState } from 'react'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import { useEnterCoupon } from './calls/enter-coupon.ts'

/** Characters of a number with its separators, and room for blanks that come with what is pasted. */
const MOST = 40

/** Takes the coupon of a number. What was mistyped is said before it is sent. */
export function EnterForm() {
  const say = useText('coupons')
  const problemText = useProblemText()
  const enter = useEnterCoupon()
  const [typed, setTyped] = useState('')
  const [isMistyped, setMistyped] = useState(false)
  const code = readCouponCode(typed)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (enter.isPending || typed.trim() === '') return
    setMistyped(code === undefined)
    if (code === undefined) return
    enter.mutate(code, {
      onSuccess: ({ coupon }) => {
        setTyped('')
        notify.ok(say('enter.done', { title: coupon.title }))
      },
    })
  }
  const change = (text: string) => {
    setTyped(text.toUpperCase())
    setMistyped(false)
    enter.reset()
  }
  const problem = isMistyped ? say('enter.mistyped') : enter.isError ? problemText(enter.error) : undefined
  return (
    <form noValidate onSubmit={send}>
      <Field
        label={say('enter.label')}
        hint={code ? undefined : say('enter.hint')}
        error={problem}
        valid={code !== undefined && !problem ? true : undefined}
      >
        <div className="flex gap-2">
          <TextInput
            value={typed}
            maxLength={MOST}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="XXXX-XXXX-XXXX-XXXX-X"
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => code && setTyped(spacedCouponCode(code))}
            className="num tracking-[0.02em]"
          />
          <Button type="submit" kind="filled" disabled={typed.trim() === ''} busy={enter.isPending} className="h-12!">
            {say('enter.send')}
          </Button>
        </div>
      </Field>
    </form>
  )
}
