import type { z } from 'zod';
import type { profile } from '../../content/schema/profile';
import { HOTFIX_HOURS } from './constants';
import type { FailureSettings } from './delivery/facts';

type ProfileFields = Partial<z.infer<typeof profile>>;

interface Sources {
  profile: Pick<ProfileFields, 'statsRepo' | 'statsTimezone'>;
  env: { statsRepo: string | undefined; statsTimezone: string | undefined };
}

interface Scope {
  repository: { owner: string; name: string } | undefined;
  /** IANA time zone that says which day is today. */
  timeZone: string;
}

export function statsScope({ profile, env }: Sources): Scope {
  const [owner, name] = (env.statsRepo ?? profile.statsRepo ?? '').split('/');
  return {
    repository: owner && name ? { owner, name } : undefined,
    timeZone: env.statsTimezone ?? profile.statsTimezone ?? 'UTC',
  };
}

type DeliveryFields = 'deploymentWorkflows' | 'productionBranch' | 'productionEnvironments' | 'changeFailures';

export interface DeliverySettings {
  /** Names of the workflows that deploy. GitHub Deployments replace them where there are any. */
  workflows: string[];
  branch: string | undefined;
  environments: string[];
  failures: FailureSettings;
}

export function deliverySettings(profile: Pick<ProfileFields, DeliveryFields>): DeliverySettings {
  const { reverts = true, hotfixHours = HOTFIX_HOURS, issueLabel, deployments = true } = profile.changeFailures ?? {};
  return {
    workflows: profile.deploymentWorkflows ?? [],
    branch: profile.productionBranch,
    environments: (profile.productionEnvironments ?? ['production']).map((name) => name.toLowerCase()),
    failures: { reverts, hotfixHours, issueLabel, deployments },
  };
}
