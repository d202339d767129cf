interface Sources {
  profile: { statsRepo?: string | undefined; statsTimezone?: string | undefined };
  env: { statsRepo: string | undefined; statsTimezone: string | undefined };
}

interface Scope {
  /** Of the CI/CD tab; undefined if none is configured. */
  repository: { owner: string; name: string } | undefined;
  /** IANA time zone of days and streaks. */
  timeZone: string;
}

/** The subject of the statistics. The build and the collectors share it, so that the page describes its own figures. */
export function statsScope({ profile, env }: Sources): Scope {
  const [owner, name] = (env.statsRepo ?? profile.statsRepo ?? '').split('/');
  return {
    repository: owner && name ? { owner, name } : undefined,
    timeZone: env.statsTimezone ?? profile.statsTimezone ?? 'UTC',
  };
}
