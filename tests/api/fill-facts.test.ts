import { expect, test } from 'vitest'
import { fillFacts } from '../../src/server/db/fill-facts.ts'
import { createTestApp } from '../support/create-test-app.ts'
import { silentLog } from '../support/silent-log.ts'

test('a book that an older version finishes beside this one gets its facts, too', async () => {
  await using server = await createTestApp()
  const filling = fillFacts(server.database, silentLog(), { againMs: 50 })
  const { id } = await server.evaluate('Salma walked along the shore and counted the boats.')
  const books = server.database.connection
  // As the version before writes it.
  await books.updateTable('evaluations').set({ facts: null }).where('id', '=', id).execute()
  const factsOf = async () =>
    (await books.selectFrom('evaluations').select('facts').where('id', '=', id).executeTakeFirstOrThrow()).facts
  await expect.poll(factsOf, { interval: 20 }).not.toBeNull()
  await filling.stop()
})
