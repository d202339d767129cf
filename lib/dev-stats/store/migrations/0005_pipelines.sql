CREATE TABLE `run_coverage` (
	`pipeline` integer NOT NULL,
	`collection` integer NOT NULL,
	`since` text NOT NULL,
	`until` text NOT NULL,
	PRIMARY KEY(`pipeline`, `collection`)
);
--> statement-breakpoint
ALTER TABLE `billing` ADD `owner_id` integer;--> statement-breakpoint
ALTER TABLE `billing` ADD `counted_minutes` real;--> statement-breakpoint
ALTER TABLE `billing` ADD `free_minutes` real;--> statement-breakpoint
ALTER TABLE `pipeline` ADD `owner_id` integer;