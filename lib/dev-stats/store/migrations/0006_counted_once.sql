CREATE TABLE `repeated_commit` (
	`collection` integer NOT NULL,
	`commit` integer NOT NULL,
	`repo` integer NOT NULL,
	PRIMARY KEY(`collection`, `commit`)
);
--> statement-breakpoint
DROP INDEX `commit_slot`;--> statement-breakpoint
CREATE INDEX `commit_authored` ON `commit_fact` (`authored_at`,`repo`,`collection`,`removed`);--> statement-breakpoint
ALTER TABLE `commit_fact` DROP COLUMN `slot`;--> statement-breakpoint
ALTER TABLE `profile` ADD `misdated_commits` integer;--> statement-breakpoint
ALTER TABLE `repository` ADD `contributed` integer DEFAULT false NOT NULL;