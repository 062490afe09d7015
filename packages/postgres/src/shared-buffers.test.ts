import { expect, test } from 'vitest'
import { sharedBuffersMb } from './shared-buffers.ts'

const GB = 1024 ** 3

test('PostgreSQL gets an eighth of the memory for its pages, and neither too little nor more than helps', () => {
  expect([0.5, 2, 4, 8, 16, 24, 256].map((memory) => sharedBuffersMb(memory * GB))).toEqual([
    128, 256, 512, 1_024, 2_048, 2_048, 2_048,
  ])
})

test('the memory of this machine is known', () => {
  expect(sharedBuffersMb()).toBeGreaterThanOrEqual(128)
})
