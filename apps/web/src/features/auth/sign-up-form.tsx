import { isCallError } from '@maru/client'
import { captchaPattern } from '@maru/contract/field-patterns'
import { htmlLang } from '@maru/contract/language'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { PasswordInput, PasswordStrength } from '@maru/ui/password-input.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { bankList } from '../../shared/site/bank-list.ts'
import { useLicence } from '../../shared/site/licence.ts'
import { siteOption } from '../../shared/support/site-option.ts'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { useKeptState } from '../../shared/turned/kept-state.ts'
import { CaptchaInput } from './captcha-input.tsx'
import { passwordLevel, type SignUpField } from './sign-up.rules.ts'
import { useCaptcha } from './use-captcha.ts'
import { type SignedUp, useSignUp } from './use-sign-up.ts'

export function SignUpForm({ onDone }: { onDone: (answer: SignedUp) => void }) {
  const say = useText('auth')
  const { data: option } = useQuery(siteOption)
  if (option?.isSignUpOpen === false) return <Empty title={say('signup.closed')} />
  return <Open isRecommenderRequired={option?.joinRecommanderId === 'Y'} onDone={onDone} />
}

type Props = { isRecommenderRequired: boolean; onDone: (answer: SignedUp) => void }

function Open({ isRecommenderRequired, onDone }: Props) {
  const say = useText('auth')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const banks = useQuery(bankList)
  const [digits, setDigits] = useKeptState('sign-up-captcha', '')
  const captcha = useCaptcha(() => setDigits(''))
  const { picture, renew } = captcha
  const isAnswered = captchaPattern.test(digits)
  const proof = () =>
    picture && isAnswered
      ? picture.solution.then((work) => ({ captchaId: picture.captchaId, captcha: digits, work }))
      : undefined
  const answer = useRef<HTMLInputElement>(null)
  const ask = () => answer.current?.focus()
  const { minimumAge, countries } = useLicence()
  const form = useSignUp({ isRecommenderRequired, isCountryAsked: countries.length > 0 }, { proof, renew, ask }, onDone)
  const { register, isGood, values, errorOf, submit, startOver, showChoice, isSubmitted, isSending, problem } = form
  useEffect(() => {
    if (banks.data) showChoice('bank')
  }, [banks.data, showChoice])
  const left = form.left + (isAnswered ? 0 : 1)
  const isCaptchaWrong = isCallError(problem, 'U121') && digits === ''
  const captchaError = isCaptchaWrong
    ? problemText(problem)
    : isSubmitted && !isAnswered
      ? say('login.captchaInvalid')
      : undefined
  const field = (name: SignUpField, goodWords?: string) => ({
    error: errorOf(name),
    valid: isGood(name) ? (goodWords ?? true) : undefined,
  })
  const level = passwordLevel(values.memPass)
  const language = useLanguage()
  const countryNames = new Intl.DisplayNames([htmlLang[language]], { type: 'region' })
  const eye = { showLabel: say('login.show'), hideLabel: say('login.hide') }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-x-3 gap-y-3.5 tablet:grid-cols-2 tablet:gap-y-3 tablet:max-[767px]:[&>.wide]:col-span-2 min-[768px]:grid-cols-3 [&_input]:scroll-mt-10 [&_select]:scroll-mt-10"
    >
      {startOver && (
        <Notice
          title={say('signup.restored')}
          className="col-span-full"
          action={
            <Button size="sm" onClick={startOver} className="touch:h-11">
              {say('signup.startOver')}
            </Button>
          }
        >
          {say('signup.restoredText')}
        </Notice>
      )}
      <Field label={say('signup.id')} hint={say('signup.idHint')} {...field('memId', say('signup.idFree'))}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          {...register('memId')}
        />
      </Field>
      <Field label={say('signup.nick')} hint={say('signup.nickHint')} {...field('memNick', say('signup.nickFree'))}>
        <TextInput autoComplete="nickname" maxLength={20} {...register('memNick')} />
      </Field>
      <Field
        label={say('signup.phone')}
        hint={say('signup.phoneHint')}
        className="wide"
        {...field('memPhone', say('signup.phoneFree'))}
      >
        <TextInput type="tel" inputMode="tel" autoComplete="tel-national" maxLength={13} {...register('memPhone')} />
      </Field>
      <div className="grid content-start gap-1">
        <Field label={say('signup.password')} hint={say('signup.passwordHint')} {...field('memPass')}>
          <PasswordInput autoComplete="new-password" maxLength={20} {...eye} {...register('memPass')} />
        </Field>
        {level > 0 && <PasswordStrength level={level} label={say(`signup.strength${level as 1 | 2 | 3 | 4}`)} />}
      </div>
      <Field label={say('signup.passwordCheck')} {...field('memPassCheck')}>
        <PasswordInput autoComplete="new-password" maxLength={20} {...eye} {...register('memPassCheck')} />
      </Field>
      <Field
        label={say('signup.cashOutPass')}
        hint={say('signup.cashOutPassHint')}
        className="wide"
        {...field('cashOutPass')}
      >
        <PasswordInput inputMode="numeric" autoComplete="off" maxLength={4} {...eye} {...register('cashOutPass')} />
      </Field>
      <Field
        label={say('signup.bank')}
        hint={banks.isError ? say('signup.banksFailed') : undefined}
        aside={
          banks.isError && (
            <Button kind="ghost" size="sm" onClick={() => void banks.refetch()}>
              {sayCommon('action.retry')}
            </Button>
          )
        }
        {...field('bank')}
      >
        <NativeSelect
          placeholder={say('signup.bankChoose')}
          options={(banks.data ?? []).map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
          {...register('bank')}
        />
      </Field>
      <Field label={say('signup.holder')} hint={say('signup.holderHint')} {...field('memName')}>
        <TextInput autoComplete="name" maxLength={40} {...register('memName')} />
      </Field>
      <Field
        label={say('signup.account')}
        hint={say('signup.accountHint')}
        className="wide"
        {...field('bankacc', say('signup.accountFree'))}
      >
        <TextInput inputMode="numeric" autoComplete="off" maxLength={20} {...register('bankacc')} />
      </Field>
      <Field
        label={say('signup.recommender')}
        hint={say(isRecommenderRequired ? 'signup.recommenderMust' : 'signup.recommenderHint')}
        className="wide"
        {...field('recommenderId', say('signup.recommenderFound'))}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          {...register('recommenderId')}
        />
      </Field>
      {countries.length > 0 && (
        <Field label={say('signup.country')} className="wide" {...field('nationCode')}>
          <NativeSelect
            placeholder={say('signup.countryChoose')}
            options={countries.map((value) => ({ value, label: countryNames.of(value) ?? value }))}
            {...register('nationCode')}
          />
        </Field>
      )}
      <div className="tablet:col-span-2">
        <CaptchaInput
          ref={answer}
          name="captcha"
          captcha={captcha}
          error={captchaError}
          value={digits}
          onChange={(event) => setDigits(event.currentTarget.value)}
        />
      </div>
      <div className="grid gap-1 col-span-full">
        <Checkbox aria-invalid={errorOf('isAdult') ? true : undefined} {...register('isAdult')}>
          {say('signup.adult', { age: minimumAge })}
        </Checkbox>
        <p role="status" className="text-12 text-bad empty:hidden">
          {errorOf('isAdult')}
        </p>
      </div>
      {problem && !isCallError(problem, 'U121') && (
        <ErrorNote title={say('signup.failed')} className="col-span-full">
          {problemText(problem)}
          <SupportFor problem={problem} />
        </ErrorNote>
      )}
      <Button
        type="submit"
        kind={left === 0 ? 'filled' : 'neutral'}
        size="lg"
        full
        busy={isSending}
        busyLabel={say('signup.busy')}
        className="col-span-full"
      >
        {left === 0 ? say('signup.submit') : say('signup.left', { count: left })}
      </Button>
    </form>
  )
}
