import { HOTFIX_HOURS } from './constants';
import type { FailureSettings } from './delivery/facts';

interface Sources {
  profile: { statsRepo?: string | undefined; statsTimezone?: string | undefined };
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

export interface DeliveryProfile {
  deploymentWorkflows?: string[] | undefined;
  productionBranch?: string | undefined;
  productionEnvironments?: string[] | undefined;
  changeFailures?:
    | {
        reverts?: boolean | undefined;
        hotfixHours?: number | undefined;
        issueLabel?: string | undefined;
        deployments?: boolean | undefined;
      }
    | undefined;
}

export interface DeliverySettings {
  /** Names of the workflows that deploy. GitHub Deployments replace them where there are any. */
  workflows: string[];
  branch: string | undefined;
  environments: string[];
  failures: FailureSettings;
}

export function deliverySettings(profile: DeliveryProfile): DeliverySettings {
  const { reverts = true, hotfixHours = HOTFIX_HOURS, issueLabel, deployments = true } = profile.changeFailures ?? {};
  return {
    workflows: profile.deploymentWorkflows ?? [],
    branch: profile.productionBranch,
    environments: (profile.productionEnvironments ?? ['production']).map((name) => name.toLowerCase()),
    failures: { reverts, hotfixHours, issueLabel, deployments },
  };
}
