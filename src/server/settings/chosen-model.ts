import { MizanError } from '../../contract/errors.ts'
import type { ModelChoice, ModelChoiceBody, ModelSetup } from '../../contract/model-choice.ts'
import { settingsOf, type ModelSettings } from '../../pipeline/assess/llm/model/model-settings.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { StoredModelChoice } from '../db/model-choice-repository.ts'
import { createRepositories, type Repositories } from '../db/repositories.ts'
import { seal, unseal } from './seal.ts'

export type ChosenModel = ReturnType<typeof createChosenModel>

/** There is one choice; the audit log wants an id of it. */
const THE_CHOICE = '00000000-0000-0000-0000-000000000000'

type Given = Pick<Config, 'model' | 'modelFixed' | 'modelLimits' | 'settingsSecret'>

/**
 * Which language model judges: what the environment says, else what an administrator chose, else none. A key is kept
 * sealed, handed to its provider alone, and told to nobody.
 */
export function createChosenModel({ database, config }: { database: Database; config: Given }) {
  const { settingsSecret: secret } = config
  const { modelChoice } = createRepositories(database.connection)

  /** Opening costs tens of milliseconds, and is asked for with every book. */
  let opened: { sealedKey: string; key: string | null } | undefined
  function open(sealedKey: string): string | null {
    if (opened?.sealedKey !== sealedKey) {
      opened = { sealedKey, key: secret === undefined ? null : unseal(sealedKey, secret) }
    }
    return opened.key
  }

  /** @throws MizanError engine_key_sealed */
  function keyOf({ sealedKey }: StoredModelChoice): string | undefined {
    if (sealedKey === null) return undefined
    const key = open(sealedKey)
    if (key === null) throw new MizanError('engine_key_sealed')
    return key
  }

  /** The key that came with the choice, or the stored one where it would go to the same place. */
  function keyFor(
    choice: ModelChoice,
    given: string | undefined,
    stored: StoredModelChoice | null,
  ): string | undefined {
    if (given !== undefined) return given
    return stored !== null && goesToTheSame(stored.choice, choice) ? keyOf(stored) : undefined
  }

  function complete(choice: ModelChoice, apiKey: string | undefined): ModelSettings {
    const { provider } = choice
    if (choice.baseUrl === null && (provider === 'azure' || provider === 'openai-compatible')) {
      throw new MizanError('model_address_needed')
    }
    if (apiKey === undefined && provider !== 'openai-compatible') throw new MizanError('model_key_needed')
    return settingsOf(choice, apiKey, config.modelLimits)
  }

  /** One change of the stored choice, with its entry in the audit log. */
  async function change(
    action: 'model.choose' | 'model.switch' | 'model.forget',
    performedBy: string,
    work: (repository: Repositories['modelChoice'], before: StoredModelChoice | null) => Promise<void>,
  ): Promise<void> {
    if (config.modelFixed) throw new MizanError('model_fixed')
    await database.transaction(async (transaction) => {
      const { modelChoice: inside, audit } = createRepositories(transaction)
      const before = await inside.lock()
      await work(inside, before)
      const after = await inside.find()
      const [told, toldBefore] = [after, before].map((state) => state && { active: state.active, ...state.choice })
      await audit.add({
        action,
        targetKind: 'model',
        targetId: THE_CHOICE,
        performedBy,
        before: toldBefore ?? null,
        after: told ?? null,
      })
    })
  }

  /** What was chosen in place of what the environment says; null: nothing. */
  async function chosen(): Promise<ModelSettings | null> {
    if (config.modelFixed) return null
    const stored = await modelChoice.find()
    if (stored === null || !stored.active) return null
    if (keyState(stored) !== 'unreadable') return settingsOf(stored.choice, keyOf(stored), config.modelLimits)
    // Only what asks the model waits for the key: books are taken in, and what is there can be judged again.
    return { ...settingsOf(stored.choice, 'sealed', config.modelLimits), keySealed: true }
  }

  return {
    chosen,

    /** What judges the next book; null is the embedded engine. */
    current: async (): Promise<ModelSettings | null> => (await chosen()) ?? config.model,

    async setup(): Promise<ModelSetup> {
      const keepsKeys = secret !== undefined
      if (config.modelFixed) {
        const { model } = config
        return {
          fixed: true,
          active: model !== null,
          choice: model && choiceOf(model),
          key: model?.apiKey === undefined ? 'none' : 'stored',
          keepsKeys,
          changedAt: null,
        }
      }
      const stored = await modelChoice.find()
      return {
        fixed: false,
        active: stored?.active ?? false,
        choice: stored?.choice ?? null,
        key: keyState(stored),
        keepsKeys,
        changedAt: stored?.changedAt.toISOString() ?? null,
      }
    },

    /**
     * Saves a choice and lets it judge from the next book on.
     *
     * @throws MizanError model_fixed, model_address_needed, model_key_needed, model_keeps_no_keys, engine_key_sealed
     */
    async choose({ apiKey, ...choice }: ModelChoiceBody, performedBy: string): Promise<void> {
      await change('model.choose', performedBy, async (repository, before) => {
        const key = keyFor(choice, apiKey, before)
        complete(choice, key)
        if (key !== undefined && secret === undefined) throw new MizanError('model_keeps_no_keys')
        const sealedKey = key === undefined || secret === undefined ? null : seal(key, secret)
        await repository.save({ active: true, choice, sealedKey })
      })
    },

    /** To the embedded engine and back; the choice and its key stay. @throws MizanError model_fixed, model_missing */
    async switchTo(active: boolean, performedBy: string): Promise<void> {
      await change('model.switch', performedBy, async (repository, before) => {
        if (before === null) throw new MizanError('model_missing')
        await repository.save({ ...before, active })
      })
    },

    /** Removes the choice and its key. @throws MizanError model_fixed */
    async forget(performedBy: string): Promise<void> {
      await change('model.forget', performedBy, (repository) => repository.remove())
    },

    /** The settings a trial is made with; nothing is stored. @throws MizanError as `choose` */
    async settingsToTry({ apiKey, ...choice }: ModelChoiceBody): Promise<ModelSettings> {
      // The key of the environment goes nowhere but where the environment says.
      if (config.modelFixed) {
        if (config.model === null) throw new MizanError('model_fixed')
        return config.model
      }
      return complete(choice, keyFor(choice, apiKey, await modelChoice.find()))
    },
  }

  function keyState(stored: StoredModelChoice | null): ModelSetup['key'] {
    if (stored === null || stored.sealedKey === null) return 'none'
    return open(stored.sealedKey) === null ? 'unreadable' : 'stored'
  }
}

function goesToTheSame(a: ModelChoice, b: ModelChoice): boolean {
  return a.provider === b.provider && originOf(a.baseUrl) === originOf(b.baseUrl)
}

const originOf = (address: string | null): string | null => (address === null ? null : new URL(address).origin)

function choiceOf({ provider, model, baseUrl, reading, fallback, contextTokens, price }: ModelSettings): ModelChoice {
  return { provider, model, baseUrl: baseUrl ?? null, reading, fallback, contextTokens, price: price ?? null }
}
