import { useAskedRequest } from '../use-asked-request.ts'
import type { WithdrawalValues } from '../use-withdrawal-fields.ts'
import { newRateOf, useRequestCoinWithdrawal } from './calls/request-coin-withdrawal.ts'
import { type CoinConversion, conversionOf } from './conversion.rules.ts'

type Asked = {
  values: WithdrawalValues
  conversion: CoinConversion
  /** The rate that was confirmed and has changed since. */
  before?: number
  isAboutBonus: boolean
}

type Options = {
  fee: number
  isPaused: boolean
  endsBonus: boolean
  onDone: (values: WithdrawalValues) => void
  onRefused: (problem: unknown) => void
}

/** Where it goes and what arrives is always asked; then what else the request ends; and all of it again where the rate has changed. */
export const useCoinRequest = ({ fee, isPaused, endsBonus, onDone, onRefused }: Options) => {
  const send = useRequestCoinWithdrawal()
  const atRate = (values: WithdrawalValues, rate: number): Asked => ({
    values,
    conversion: conversionOf(values.amount, rate, fee),
    isAboutBonus: false,
  })
  const { asked, ask, request, close } = useAskedRequest<Asked>({
    isPaused,
    send: ({ values, conversion }) =>
      send.mutateAsync({ ...values, address: values.address.trim(), rate: conversion.rate, endsBonus }),
    onDone: ({ values }) => onDone(values),
    askAgain: (problem, { values, conversion }) => {
      const rate = newRateOf(problem)
      return rate === undefined ? undefined : { ...atRate(values, rate), before: conversion.rate }
    },
    onRefused,
  })
  return {
    send,
    asked,
    ask: (values: WithdrawalValues, rate: number) => ask(atRate(values, rate)),
    confirm: () => {
      if (!asked) return
      if (endsBonus && !asked.isAboutBonus) ask({ ...asked, isAboutBonus: true })
      else void request(asked)
    },
    close,
    problem: newRateOf(send.error) ? undefined : send.error,
  }
}
