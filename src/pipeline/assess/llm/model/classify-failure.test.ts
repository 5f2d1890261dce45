import { expect, test } from 'vitest'
import { classifyFailure } from './classify-failure.ts'

const failure = (status: number | undefined, body = '', headers: Record<string, string> = {}) =>
  classifyFailure({ status, body, headers, message: 'failed' })

// Bodies as the providers document them.
test.each([
  [401, '{"error":{"code":"invalid_api_key"}}', 'key-refused', false],
  [403, '', 'key-refused', false],
  [
    400,
    '{"error":{"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT"}}',
    'key-refused',
    false,
  ],
  [404, '{"error":{"code":"model_not_found"}}', 'model-missing', false],
  [404, '{"error":{"code":"DeploymentNotFound"}}', 'model-missing', false],
  [429, '{"error":{"code":"insufficient_quota"}}', 'credit-spent', false],
  [400, '{"error":{"message":"Your credit balance is too low to access the Anthropic API."}}', 'credit-spent', false],
  [400, '{"error":{"code":"content_filter"}}', 'content-refused', false],
  [400, '{"error":{"message":"max_tokens is too large"}}', 'request-refused', false],
  [429, '{"error":{"message":"Rate limit reached"}}', 'rate-limited', true],
  [529, '{"error":{"type":"overloaded_error"}}', 'server-error', true],
  [500, '', 'server-error', true],
  [200, 'half an ans', 'broken-answer', true],
  [undefined, '', 'unreachable', true],
])('status %s with %s is %s', (status, body, kind, mayPass) => {
  expect(failure(status, body)).toMatchObject({ kind, mayPass })
})

test('the pause a provider asks for is read in seconds, as a date and in milliseconds', () => {
  expect(failure(429, '', { 'retry-after': '7' }).retryAfterMs).toBe(7000)
  expect(failure(429, '', { 'retry-after-ms': '250' }).retryAfterMs).toBe(250)
  const date = new Date(Date.now() + 5000).toUTCString()
  expect(failure(503, '', { 'retry-after': date }).retryAfterMs).toBeGreaterThan(3000)
  expect(failure(503).retryAfterMs).toBeUndefined()
})
