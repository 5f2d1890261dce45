import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

it('does not try a failed read again', async () => {
  let calls = 0
  const queryFn = () => {
    calls += 1
    return Promise.reject(new Error('down'))
  }
  await expect(createQueryClient().fetchQuery({ queryKey: ['a'], queryFn })).rejects.toThrow('down')
  expect(calls).toBe(1)
})

it('reads once: never stale, not on focus, not by itself', async () => {
  const queries = createQueryClient()
  let calls = 0
  const options = { queryKey: ['a'], queryFn: () => Promise.resolve((calls += 1)) }
  await queries.fetchQuery(options)
  const observer = new QueryObserver(queries, options)
  const end = observer.subscribe(() => {})
  expect(observer.getCurrentResult()).toMatchObject({ data: 1, isStale: false })
  expect(observer.options).toMatchObject({ refetchOnWindowFocus: false, refetchOnReconnect: false })
  expect(observer.options.refetchInterval).toBeUndefined()
  await queries.fetchQuery(options)
  expect(calls).toBe(1)
  end()
})
