import { isCallError } from '@maru/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newRateOf, useRequestCoinWithdrawal } from './calls/request-coin-withdrawal.ts'
import { type CoinConversion, conversionOf } from './conversion.rules.ts'

export type CoinWithdrawalValues = { amount: number; address: string; cashOutPass: string; code: string }
export const emptyWithdrawal: CoinWithdrawalValues = { amount: 0, address: '', cashOutPass: '', code: '' }

type Asked = {
  values: CoinWithdrawalValues
  conversion: CoinConversion
  /** The rate that was confirmed and has changed since. */
  before?: number
  isAboutBonus: boolean
}

type Options = {
  fee: number
  isPaused: boolean
  endsBonus: boolean
  onDone: (values: CoinWithdrawalValues) => void
  onRefused: (problem: unknown) => void
}

/** From the pressed button over what is asked to the answer. What was shown when it was asked is what is sent. */
export const useCoinRequest = ({ fee, isPaused, endsBonus, onDone, onRefused }: Options) => {
  const send = useRequestCoinWithdrawal()
  const [asked, setAsked] = useState<Asked>()
  const [refusal, setRefusal] = useState<{ problem: unknown }>()
  const isUnderWay = useRef(false)
  const refuse = useEffectEvent(onRefused)
  // After the window, which gives the focus back where it came from as it closes.
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => refuse(refusal.problem))
    return () => clearTimeout(timer)
  }, [refusal])
  const request = async ({ values, conversion }: Asked) => {
    // The second of two clicks comes before the button knows of the first.
    if (isUnderWay.current || isPaused) return
    isUnderWay.current = true
    try {
      await send.mutateAsync({ ...values, address: values.address.trim(), rate: conversion.rate, endsBonus })
      setAsked(undefined)
      onDone(values)
    } catch (problem) {
      const rate = newRateOf(problem)
      if (rate) {
        const before = conversion.rate
        setAsked({ values, before, conversion: conversionOf(values.amount, rate, fee), isAboutBonus: false })
      } else {
        setAsked(undefined)
        setRefusal({ problem })
      }
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    send,
    asked,
    ask: (values: CoinWithdrawalValues, rate: number) =>
      setAsked({ values, conversion: conversionOf(values.amount, rate, fee), isAboutBonus: false }),
    confirm: () => {
      if (!asked) return
      if (endsBonus && !asked.isAboutBonus) setAsked({ ...asked, isAboutBonus: true })
      else void request(asked)
    },
    close: () => setAsked(undefined),
    problem: newRateOf(send.error) ? undefined : send.error,
    code: isCallError(send.error) ? send.error.code : undefined,
  }
}
