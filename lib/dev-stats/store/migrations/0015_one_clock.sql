-- day_commits and hour_commits are no longer written. They stay for servers of the version before.
SELECT 1;
